// Read by Parcel, which compiles gatsby-config and gatsby-node. That code stays on this machine and need not be small: without
// minifying, a first build is a second faster, and errors of the pipeline name their functions.
module.exports = { compress: false, mangle: false }
