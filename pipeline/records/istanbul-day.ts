// The day that it is in Istanbul. Apart from the hours (istanbul-time.ts): a page that needs both days and hours is none.

/** The day at an instant in milliseconds, such as 2025-10-02; today unless another one is given. */
export const istanbulDay = (instant = Date.now()) =>
  // Swedes write days as ISO 8601 does.
  new Date(instant).toLocaleDateString('sv-SE', { timeZone: 'Europe/Istanbul' })
