// The elements and attributes of SVG that only show or describe something. Whatever is not named here is not served.

const names = (list: string) => new Set(list.trim().split(/\s+/))

export const elements = names(`
  svg g defs symbol use switch title desc style view
  path rect circle ellipse line polyline polygon text tspan textPath image marker
  pattern mask clipPath linearGradient radialGradient stop filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
  feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
  fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`)

/** Elements that no browser shows: notes of the program that wrote the file, fonts of SVG 1.1. */
export const notShown = names('metadata font font-face color-profile')

/** Attributes with words, numbers or paths: no style sheet is read in them. */
export const plainAttributes = names(`
  id class lang xml:lang xml:space role aria-hidden aria-label aria-labelledby aria-describedby
  version baseProfile viewBox preserveAspectRatio x y width height type media
  d points pathLength cx cy r rx ry x1 y1 x2 y2 dx dy rotate textLength lengthAdjust startOffset method spacing side
  offset spreadMethod fx fy fr gradientUnits patternUnits patternContentUnits clipPathUnits maskUnits maskContentUnits
  refX refY markerWidth markerHeight markerUnits orient systemLanguage requiredFeatures
  filterUnits primitiveUnits filterRes in in2 result mode values operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX
  targetY edgeMode preserveAlpha kernelUnitLength surfaceScale diffuseConstant specularConstant specularExponent
  limitingConeAngle azimuth elevation z pointsAtX pointsAtY pointsAtZ scale xChannelSelector yChannelSelector stdDeviation
  radius baseFrequency numOctaves seed stitchTiles tableValues slope intercept amplitude exponent
`)

/** Attributes whose values are as in a style sheet. */
export const styledAttributes = names(`
  transform gradientTransform patternTransform transform-origin
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering direction display dominant-baseline enable-background fill fill-opacity fill-rule filter flood-color
  flood-opacity font font-family font-feature-settings font-kerning font-size font-size-adjust font-stretch font-style
  font-variant font-weight image-rendering isolation kerning letter-spacing lighting-color marker marker-end marker-mid
  marker-start mask mask-type mix-blend-mode opacity overflow paint-order pointer-events shape-rendering solid-color
  solid-opacity stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width text-align text-anchor text-decoration text-overflow text-rendering
  unicode-bidi vector-effect visibility white-space word-spacing writing-mode
`)

/** The rules and functions of style sheets that load nothing. */
export const styleRules = names('media font-face keyframes -webkit-keyframes supports layer')

export const styleFunctions = names(`
  calc min max clamp var rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark
  matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d rotate rotatex
  rotatey rotatez rotate3d skew skewx skewy perspective cubic-bezier steps linear
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  inset circle ellipse polygon path linear-gradient radial-gradient conic-gradient repeating-linear-gradient
  repeating-radial-gradient format local
`)
