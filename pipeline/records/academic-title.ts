// Academic titles are written once, in the English form; Turkish pages show the Turkish one.

const titles: [english: RegExp, turkish: string][] = [
  [/^Assoc\. ?Prof\.( ?Dr\.)?(?= )/, 'Doç. Dr.'],
  [/^(Asst|Assist)\. ?Prof\.( ?Dr\.)?(?= )/, 'Dr. Öğr. Üyesi'],
  [/^Res\. ?Asst\.(?= )/, 'Arş. Gör.'],
  [/^Lect\.(?= )/, 'Öğr. Gör.'],
  [/^Chem\. ?Eng\.(?= )/, 'Kim. Müh.'],
  [/^Mech\. ?Eng\.(?= )/, 'Mak. Müh.'],
]

/** "Assoc. Prof. Dr. Işıl …" becomes "Doç. Dr. Işıl …"; a profession after the name (", Chem. Eng.") likewise. */
export function turkishTitle(name: string): string {
  const [before = name, ...after] = name.split(', ')
  const found = titles.find(([english]) => english.test(before))
  const main = found ? before.replace(found[0], found[1]) : before
  const suffixes = after.map((suffix) => {
    const title = titles.find(([english]) => english.test(`${suffix} `))
    return title ? title[1] : suffix
  })
  return [main, ...suffixes].join(', ')
}
