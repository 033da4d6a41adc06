// Why a file cannot be read at all.
export type RefusalReason = 'damaged' | 'locked' | 'macros' | 'large'

export class Refusal extends Error {
  constructor(readonly reason: RefusalReason) {
    super(reason)
  }
}
