// The search is a chunk of its own, loaded when a reader first uses it.

export const searchFile = {
  load: () => import(/* webpackChunkName: "programme-search" */ './search-index'),
}
