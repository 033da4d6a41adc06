// Stands in for prop-types: Gatsby's own components still declare theirs, but only a development build checks them.

const anything = () => anything
anything.isRequired = anything

const types: Record<string, typeof anything> = new Proxy({}, { get: () => anything })

export default types
