export const isSample: boolean
