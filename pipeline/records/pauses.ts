// Which sessions are pauses: nobody looks for them, and nobody is told when they move.

export const isPause = (kind: string) => kind === 'break' || kind === 'lunch'
