// The writer of calendar files is a file of its own, loaded when somebody saves a programme.

export const calendarFileWriter = {
  load: () => import(/* webpackChunkName: "calendar-file" */ './chosen-calendar'),
}
