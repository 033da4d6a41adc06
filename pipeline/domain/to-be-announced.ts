// What organisers write for a title or name that is not known yet. Several talks may share these words, and they name nobody.

/** Whether a text ends in such words: TBA, N.N., “Title to be announced”, “Konuşmacı sonra duyurulacak”. */
export const isToBeAnnounced = (text: string): boolean =>
  /(^|\s)(tb[acd]|n\.? ?n|to be (announced|confirmed)|(duyurul|aç.klan|belirlen)[ae]c[ae]k(t.r)?)\.?$/i.test(
    text,
  )
