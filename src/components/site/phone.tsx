// A telephone number as a link; a dialler needs it without spaces.

export const Phone = ({ number }: { number: string }) => (
  <a href={`tel:${number.replace(/\s/g, '')}`}>{number}</a>
)
