// The entry point of the bundles. Setting up React and Gatsby's runtime takes a phone some 40 ms; done as two tasks, a press
// can be handled in between.
import 'react-dom/client'

setTimeout(() => void import(/* webpackMode: "eager" */ 'gatsby-runtime'))
