// A telephone number that can be called; a dialler wants it without blanks.

export const Phone = ({ number }: { number: string }) => (
  <a href={`tel:${number.replace(/\s/g, '')}`}>{number}</a>
)
