// The words of a social card, laid out by satori as SVG outlines.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import satori, { type Font } from 'satori'
import { colours } from '../../colours'
import { CARD } from './laminate'

export type CardWords = { title: string; symposium: string; dates: string; place: string }

type Box = { type: string; props: { style: Record<string, string | number>; children?: string | Box[] } }

const box = (style: Record<string, string | number>, children: string | Box[]): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

let fonts: Font[] | undefined

/** Archivo in both weights, with the Turkish letters. */
function archivo(): Font[] {
  const find = createRequire(`${process.cwd()}/package.json`)
  const load = (weight: 400 | 700, file: string): Font => ({
    name: 'Archivo',
    weight,
    style: 'normal',
    data: readFileSync(find.resolve(`@expo-google-fonts/archivo/${file}`)),
  })
  fonts ??= [load(400, '400Regular/Archivo_400Regular.ttf'), load(700, '700Bold/Archivo_700Bold.ttf')]
  return fonts
}

/** Font size in pixels; smaller for long titles, so that they fit on three lines. */
const titleSize = (title: string) => (title.length > 34 ? 68 : title.length > 20 ? 80 : 96)

/** The words of a card as SVG, without the background. */
export const cardText = ({ title, symposium, dates, place }: CardWords): Promise<string> =>
  satori(
    box(
      {
        ...CARD,
        boxSizing: 'border-box',
        padding: '72px 80px',
        flexDirection: 'column',
        justifyContent: 'space-between',
        fontFamily: 'Archivo',
        color: colours.paper,
      },
      [
        box(
          {
            fontSize: 32,
            fontWeight: 700,
            color: colours.pale,
            width: 760,
            lineHeight: 1.25,
            textWrap: 'balance',
          },
          symposium,
        ),
        box({ fontSize: titleSize(title), fontWeight: 700, lineHeight: 1.05, width: 860 }, title),
        box({ flexDirection: 'column', fontSize: 32, lineHeight: 1.3 }, [
          box({ fontWeight: 700 }, dates),
          box({ color: colours.pale, width: 620, textWrap: 'balance' }, place),
        ]),
      ],
    ) as unknown as Parameters<typeof satori>[0],
    { width: CARD.width, height: CARD.height, fonts: archivo() },
  )
