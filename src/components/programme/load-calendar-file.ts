// The calendar writer is a chunk of its own, loaded when a reader saves a programme.

export const calendarFileWriter = {
  load: () => import(/* webpackChunkName: "calendar-file" */ './chosen-calendar'),
}
