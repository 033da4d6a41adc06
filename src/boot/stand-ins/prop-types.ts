// Stands in for prop-types, which only a development build reads; Gatsby's own components still declare theirs.

const anything = () => anything
anything.isRequired = anything

const types: Record<string, typeof anything> = new Proxy({}, { get: () => anything })

export default types
