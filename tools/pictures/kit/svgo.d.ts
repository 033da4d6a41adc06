// svgo 2, which Gatsby’s own packages bring, has no types.
declare module 'svgo' {
  type Options = {
    /** Decimal places of numbers. */
    floatPrecision: number
    multipass: boolean
    plugins: { name: 'preset-default'; params: { overrides: Record<string, boolean> } }[]
  }
  export function optimize(svg: string, options: Options): { data: string }
}
