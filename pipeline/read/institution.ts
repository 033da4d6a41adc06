// Words by which an institution or firm is known, so that it is not taken for a person.

/** Of a whole word, in either language; `Enstitüsü` and `Institute` begin alike. */
export const institution =
  /(?<!\p{L})(?:universi|üniversite|univ\.|institut|enstitü|faculty|fakülte|department|bölümü|academy|akademi|chamber|odası|association|derneği|company|a\.ş\.|ltd|gmbh|inc\.)/iu
