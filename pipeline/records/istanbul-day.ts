// The day that it is in Istanbul. No page needs it together with the hours (istanbul-time.ts), and each brings what it needs.

/** The day at an instant in milliseconds, such as 2025-10-02; today unless another one is given. */
export const istanbulDay = (instant = Date.now()) =>
  // Swedes write days as ISO 8601 does.
  new Date(instant).toLocaleDateString('sv-SE', { timeZone: 'Europe/Istanbul' })
