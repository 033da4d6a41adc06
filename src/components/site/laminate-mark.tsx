// The sign of the symposium: three plies at 0°, +45° and −45°.

export function LaminateMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path d="M3 9h20l6 6H9z" fill="#0d4a55" />
      <path d="M3 15h20l6 6H9z" fill="#136878" />
      <path d="M3 21h20l6 6H9z" fill="#7fb0b3" />
      <path d="M8 10l4 4M12 10l4 4M16 10l4 4M20 10l4 4" stroke="#faf7f1" strokeWidth="0.9" />
      <path d="M12 16l-1 4M16 16l-1 4M20 16l-1 4M24 16l-1 4" stroke="#faf7f1" strokeWidth="0.9" />
    </svg>
  )
}
