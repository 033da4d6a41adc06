/** Where Chromium is installed on this machine, or undefined. */
export function findChromium(): string | undefined
/** Makes sure that the browser tests have what they need. */
export function installForTests(): void
