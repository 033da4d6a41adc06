// The search is a file of its own, loaded when somebody first turns to it.

export const searchFile = {
  load: () => import(/* webpackChunkName: "programme-search" */ './search-index'),
}
