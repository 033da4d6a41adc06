// What is on and what comes next is a chunk of its own, loaded only around the days of the symposium.

export const nowFile = {
  load: () => import(/* webpackChunkName: "programme-now" */ './now-dock'),
}
