// Academic titles are written once, in the English form; Turkish pages show the Turkish one.

/** The longer of two forms stands first. */
const titles: [english: string[], turkish: string][] = [
  [['Assoc. Prof. Dr.', 'Assoc. Prof.'], 'Doç. Dr.'],
  [['Asst. Prof. Dr.', 'Asst. Prof.', 'Assist. Prof. Dr.', 'Assist. Prof.'], 'Dr. Öğr. Üyesi'],
  [['Res. Asst.'], 'Arş. Gör.'],
  [['Lect.'], 'Öğr. Gör.'],
  [['Chem. Eng.'], 'Kim. Müh.'],
  [['Mech. Eng.'], 'Mak. Müh.'],
]

/** A blank after a point may be missing: "Assoc.Prof.Dr. Işıl …". */
const patterns = titles.map(([english, turkish]) => ({
  english: new RegExp(
    `^(${english.map((form) => form.replaceAll('.', '\\.').replaceAll(' ', ' ?')).join('|')})(?= )`,
  ),
  turkish,
}))

/** "Assoc. Prof. Dr. Işıl …" becomes "Doç. Dr. Işıl …"; a profession after the name (", Chem. Eng.") likewise. */
export function turkishTitle(name: string): string {
  const [before = name, ...after] = name.split(', ')
  const found = patterns.find(({ english }) => english.test(before))
  const main = found ? before.replace(found.english, found.turkish) : before
  const suffixes = after.map((suffix) => {
    const title = patterns.find(({ english }) => english.test(`${suffix} `))
    return title ? title.turkish : suffix
  })
  return [main, ...suffixes].join(', ')
}

const wordsOf = (text: string) => text.match(/[^\s,.]+\.?/gu) ?? []

const titleWords = new Set(titles.flat(2).flatMap(wordsOf))

/** The person alone: "Prof. Dr. A. Kaya" and "A. Kaya, Chem. Eng." are both "A. Kaya". An initial is no title. */
export const withoutTitle = (name: string) =>
  wordsOf(name)
    .filter((word) => !titleWords.has(word))
    .join(' ')
