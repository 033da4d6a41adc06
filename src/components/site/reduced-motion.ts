/** Whether the reader prefers that nothing moves of itself. */
export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
