// Loaded before Gatsby. Parcel, which compiles the two configuration files, looks through the whole project for what has changed
// since the last build, a hundred thousand packaged files too, which it does not compile: most of its time, and no option says no.
const Module = require('node:module')
const { join } = require('node:path')

// Not .cache: what it compiled lies there, and is written again where Gatsby has cleared it away.
const NOT_COMPILED = ['node_modules', 'admin/node_modules', 'public', '.git']

const load = Module._load

/** Lets both sides of the comparison, what was there and what is, leave out the same folders. */
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
