// Types for the parts of untyped packages that the tools use.

/** Cuts a font or unpacks a web font. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'sfnt'; keepFeatures?: string[] },
  ): Promise<Buffer>
}

/** svgo 2, which comes with Gatsby’s own packages. */
declare module 'svgo' {
  type Options = {
    /** Decimal places in numbers. */
    floatPrecision: number
    multipass: boolean
    plugins: { name: 'preset-default'; params: { overrides: Record<string, boolean> } }[]
  }
  export function optimize(svg: string, options: Options): { data: string }
}
