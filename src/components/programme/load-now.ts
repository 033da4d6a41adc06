// What is on and what comes next is a file of its own, loaded on the days of the symposium.

export const nowFile = {
  load: () => import(/* webpackChunkName: "programme-now" */ './now-dock'),
}
