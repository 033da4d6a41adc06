// Under `gatsby develop` only: shows what is wrong with the content, above whichever page is open, until it is corrected.
import type { ShownProblems } from '../../pipeline/problems-in-browser'
import type { Language } from '../../pipeline/domain/languages'

const heading: Record<Language, string> = {
  en: 'The content has errors; the page shows its last state without errors.',
  tr: 'İçerikte hatalar var; sayfa, hatasız olan son durumu gösteriyor.',
}

let panel: HTMLElement | undefined

/** Shows the problems in the browser's language; removes the panel if there are none. */
export function showProblems(problems: ShownProblems): void {
  const language = navigator.language.startsWith('tr') ? 'tr' : 'en'
  panel?.remove()
  panel = undefined
  if (problems[language].length === 0) return
  panel = document.createElement('aside')
  panel.className = 'bar'
  panel.style.cssText = 'max-height: 50vh; overflow: auto; white-space: pre-wrap'
  panel.lang = language
  panel.setAttribute('role', 'alert')
  const title = document.createElement('strong')
  title.textContent = heading[language]
  const list = document.createElement('ol')
  for (const problem of problems[language]) {
    const item = document.createElement('li')
    item.textContent = problem
    list.append(item)
  }
  panel.append(title, list)
  document.body.append(panel)
}

/** Listens to the development server, and asks it again when the reader comes back from the editor. */
export function watchContent(): void {
  let source: EventSource | undefined
  const listen = () => {
    source?.close()
    source = new EventSource('/___content-problems')
    source.onmessage = ({ data }) => showProblems(JSON.parse(String(data)) as ShownProblems)
  }
  listen()
  window.addEventListener('focus', () => panel && listen())
}
