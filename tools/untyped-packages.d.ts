// The parts that the tools use of packages without types of their own.

/** Cuts a font or unpacks a web font. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'sfnt'; keepFeatures?: string[] },
  ): Promise<Buffer>
}

/** svgo 2, which Gatsby’s own packages bring. */
declare module 'svgo' {
  type Options = {
    /** Decimal places of numbers. */
    floatPrecision: number
    multipass: boolean
    plugins: { name: 'preset-default'; params: { overrides: Record<string, boolean> } }[]
  }
  export function optimize(svg: string, options: Options): { data: string }
}
