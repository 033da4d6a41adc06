// The EN/TR button: a real form, which also works before the site has started and without JavaScript. Its label is the code
// and nothing else (specification, section 4); its accessible description says what it does.
import type { FormEvent } from 'react'
import { withPrefix } from 'gatsby'
import { otherLanguage, toggleLabel } from './languages'
import { useLanguage } from './shown-page'
import * as styles from './language-toggle.module.css'

type Props = {
  /** Description of what the button does, in the shown language. */
  label: string
}

export function LanguageToggle({ label }: Props) {
  const { shown, otherPath, toggle, prefetch } = useLanguage()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    toggle()
  }
  return (
    <form
      method="get"
      action={withPrefix(otherPath)}
      onSubmit={submit}
      data-language-toggle
      data-waits-for-start
    >
      <button
        type="submit"
        className={styles.button}
        title={label}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <span lang={otherLanguage(shown)}>{toggleLabel(shown)}</span>
      </button>
    </form>
  )
}
