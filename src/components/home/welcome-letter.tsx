// The welcome letter in a modal (specification, sections 2 and 4). Both its buttons are forms, to work without JavaScript as
// well: the opening one makes the letter the page's `:target`, the closing one loads the page without that target.
import { useEffect, useRef, type FormEvent } from 'react'
import { graphql, withPrefix } from 'gatsby'
import { pathOf } from '../../../pipeline/domain/addresses'
import type { Labels } from '../../../pipeline/schemas/interface'
import { useLanguage } from '../../language/shown-page'
import * as styles from './welcome-letter.module.css'

const LETTER = 'welcome-letter'

type Props = {
  letter: Queries.WelcomeLetterFragment
  signatures: Queries.HeroFragment['welcomeSignatures']
  labels: Labels['home']
}

export function WelcomeLetter({ letter, signatures, labels }: Props) {
  const { urlLanguage } = useLanguage()
  const page = withPrefix(pathOf('/', urlLanguage))
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  /** Whether its address has opened the letter. */
  const isAddressed = useRef(false)

  // The address /#welcome-letter opens the letter as a modal, from the start on; leaving that address closes it.
  useEffect(() => {
    const follow = () => {
      isAddressed.current = location.hash === `#${LETTER}`
      if (!isAddressed.current) dialog.current?.close()
      else if (!dialog.current?.open) dialog.current?.showModal()
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  const press = (event: FormEvent, act: 'showModal' | 'close') => {
    event.preventDefault()
    dialog.current?.[act]()
  }
  const onClose = () => {
    // The event comes a moment after the letter has closed: its address may have opened it again, or be about to.
    if (dialog.current?.open) return
    if (isAddressed.current) history.replaceState(history.state, '', page)
    isAddressed.current = false
    opener.current?.focus()
  }

  return (
    <>
      <form method="get" action={`${page}#${LETTER}`} onSubmit={(event) => press(event, 'showModal')}>
        <button type="submit" ref={opener} aria-haspopup="dialog">
          {labels.welcomeLetter}
        </button>
      </form>
      <dialog
        ref={dialog}
        id={LETTER}
        className={`panel ${styles.letter}`}
        aria-labelledby={`${LETTER}-title`}
        // A press outside the letter closes it, too.
        closedby="any"
        onClose={onClose}
      >
        <div className={`head ${styles.head}`}>
          <h2 id={`${LETTER}-title`}>{letter.title}</h2>
          <form method="get" action={page} onSubmit={(event) => press(event, 'close')}>
            <button type="submit" className="button">
              {labels.close}
            </button>
          </form>
        </div>
        {letter.lead && <p className="lead">{letter.lead}</p>}
        {letter.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul className={`cards ${styles.signatures}`}>
          {signatures.map(({ name, role }) => (
            <li key={name}>
              <strong>{name}</strong>
              {role}
            </li>
          ))}
        </ul>
      </dialog>
    </>
  )
}

export const query = graphql`
  fragment WelcomeLetter on Letter {
    title
    lead
    paragraphs
  }
`
