// Read by Parcel, which compiles gatsby-config and gatsby-node. That code stays on this machine, so it need not be small: leaving
// it as it is saves a second of a first build and keeps the names of functions in errors of the pipeline.
module.exports = { compress: false, mangle: false }
