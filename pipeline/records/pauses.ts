// Which sessions are pauses: they have no star, link or calendar of their own, and changes to them are not announced.

export const isPause = (kind: string) => kind === 'break' || kind === 'lunch'
