// Where the bundles begin. A phone needs some forty milliseconds to set up React and Gatsby's runtime: taken apart, a press
// of the reader is heard in between.
import 'react-dom/client'

setTimeout(() => void import(/* webpackMode: "eager" */ 'gatsby-runtime'))
