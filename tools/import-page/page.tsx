// The page of an import: what would change and what is asked, and below it each sheet. It is made for each answer and needs no script.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { languageNames, otherLanguage, type Language } from '../../pipeline/domain/languages'
import type { Imported } from '../../pipeline/import/import-file'
import { worded } from '../../pipeline/import/asks'
import type { ChangeGroup } from '../../pipeline/import/report'
import { writeProblem } from '../../pipeline/check/report/report'
import { sentence } from '../../pipeline/messages/render'
import { SheetSection, type Say, type SheetPage } from './sheet-section'
import { style } from './style'

export type ImportPage = SheetPage & {
  file: string
  imported: Imported
  changes: ChangeGroup[]
  /** The files that were written; absent before. */
  written?: string[]
  /** Choices came with the wish to write, so that nothing was written yet. */
  isAnew?: boolean
  /** The person has ended: nothing more can be chosen. */
  isEnded?: boolean
}

/** Questions and notes, each with a link to its cell, the most important first. */
function Asks({ imported, say, language }: { imported: Imported; say: Say; language: Language }): ReactNode {
  const { asks, others, sheets } = imported
  const weights = ['must', 'look', 'told'] as const
  if (asks.length + others.length === 0) return <p>{say('import-page.nothing-asked')}</p>
  return (
    <>
      {others.map((problem) => (
        <pre key={problem.code + problem.line}>{writeProblem(problem, language)}</pre>
      ))}
      {weights.map((weight) => {
        const own = asks.filter((ask) => ask.weight === weight)
        if (own.length === 0) return null
        return (
          <details key={weight} open={weight !== 'told'} className={weight}>
            <summary>{say(`import-page.${weight}`, { count: own.length })}</summary>
            <ul>
              {own.map((ask, at) => {
                const { message, advice } = worded(ask)
                const sheet = sheets.findIndex(({ name }) => name === ask.sheet)
                const place = [ask.sheet, ask.cell].filter(Boolean).join(' ')
                return (
                  <li key={at}>
                    {sheet >= 0 ? (
                      <a href={`#${ask.cell ? `${sheet}-${ask.cell}` : `sheet-${sheet}`}`}>{place}</a>
                    ) : (
                      place
                    )}{' '}
                    {message[language]} <span className="advice">{advice[language]}</span>
                  </li>
                )
              })}
            </ul>
          </details>
        )
      })}
    </>
  )
}

function Changes({ changes, say }: { changes: ChangeGroup[]; say: Say }): ReactNode {
  if (changes.length === 0) return <p>{say('sheet.none')}</p>
  return changes.map(({ name, texts }) => (
    <details key={name} open={texts.length <= 8}>
      <summary>
        {name} ({texts.length})
      </summary>
      <ul>
        {texts.map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
    </details>
  ))
}

function Page(page: ImportPage): ReactNode {
  const { language, file, imported, changes, written, isAnew, isEnded } = page
  const say: Say = (code, values = {}) => sentence({ code, values }, language)
  const other = otherLanguage(language)
  const { sheets, files } = imported
  const count = Object.keys(files).length
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{say('import-page.title', { file })}</title>
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <header>
          <h1>{say('import-page.title', { file })}</h1>
          <a href={other} lang={other}>
            {languageNames[other][other]}
          </a>
        </header>
        {isEnded ? (
          <main>
            <p className="written">{say('import-page.ended')}</p>
          </main>
        ) : (
          <form method="post" action={language}>
            <main>
              {written && (
                <p className="written">{say('import-page.written', { files: written.join(', ') })}</p>
              )}
              {isAnew && <p className="written">{say('import-page.anew')}</p>}
              <section aria-labelledby="asked">
                <h2 id="asked">{say('import-page.asked')}</h2>
                <Asks imported={imported} say={say} language={language} />
              </section>
              <section aria-labelledby="changes">
                <h2 id="changes">{say('import-page.changes')}</h2>
                <Changes changes={changes} say={say} />
              </section>
              {sheets.map((reading, at) => (
                <SheetSection key={at} {...{ at, reading, say, page }} />
              ))}
            </main>
            <footer>
              <button name="do" value="show">
                {say('import-page.show')}
              </button>
              <button name="do" value="write" className="main" disabled={count === 0}>
                {say('import-page.write', { count })}
              </button>
              <button name="do" value="end">
                {say('import-page.end')}
              </button>
            </footer>
          </form>
        )}
      </body>
    </html>
  )
}

/** The page as a document of HTML. */
export const importPage = (page: ImportPage): string =>
  `<!doctype html>${renderToStaticMarkup(<Page {...page} />)}`
