/** Where Chromium is installed on this machine, or undefined. */
export function findChromium(): string | undefined
/** Installs what the browser tests need, if it is missing. */
export function installForTests(): void
