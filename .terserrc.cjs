// Read by Parcel, which compiles gatsby-config and gatsby-node: code that stays on this machine need not be small. A second of
// a first build, and errors of the pipeline name their functions.
module.exports = { compress: false, mangle: false }
