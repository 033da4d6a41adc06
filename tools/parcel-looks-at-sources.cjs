// Loaded before Gatsby. Parcel compiles the two configuration files, and for that searches the whole project for changes since
// the last build. Most of its time goes into a hundred thousand files of packages that it does not compile, and no option
// excludes them.
const Module = require('node:module')
const { join } = require('node:path')

// Not .cache: it holds what Parcel compiled, which has to be written again if Gatsby has cleared it.
const NOT_COMPILED = ['node_modules', 'admin/node_modules', 'public', '.git']

const load = Module._load

/** Leaves the same folders out of both sides of the comparison: the snapshot that is written and the changes since it. */
function leavingOut(watcher) {
  const skipping =
    (look) =>
    (folder, snapshot, { ignore = [], ...options } = {}) =>
      look(folder, snapshot, {
        ...options,
        ignore: [...ignore, ...NOT_COMPILED.map((name) => join(folder, name))],
      })
  const { getEventsSince, writeSnapshot } = watcher
  return Object.assign(watcher, {
    getEventsSince: skipping(getEventsSince),
    writeSnapshot: skipping(writeSnapshot),
  })
}

Module._load = function (request, ...rest) {
  const loaded = load.call(this, request, ...rest)
  if (request !== '@parcel/watcher') return loaded
  Module._load = load
  return leavingOut(loaded)
}
