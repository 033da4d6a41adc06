// Stands in for prop-types, which React 19 no longer reads; Gatsby's own components still declare theirs.

const anything = () => anything
anything.isRequired = anything

const types: Record<string, typeof anything> = new Proxy({}, { get: () => anything })

export default types
