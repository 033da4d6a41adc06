// The EN/TR button: a real form, which also works before the site has started and without JavaScript. Its label is the code
// and nothing else (specification, section 4); its accessible description says what it does.
import type { FormEvent } from 'react'
import { withPrefix } from 'gatsby'
import { otherLanguage } from '../../pipeline/domain/languages'
import { useLanguage, type LanguageState } from './shown-page'
import * as styles from './language-toggle.module.css'

type Props = {
  /** Description of what the button does, in the shown language. */
  label: string
  /** Of a part of the page that has a language of its own. */
  own?: Pick<LanguageState, 'shown' | 'otherPath' | 'toggle'>
}

export function LanguageToggle({ label, own }: Props) {
  const page = useLanguage()
  const { shown, otherPath, toggle } = own || page
  const prefetch = own ? undefined : page.prefetch
  const other = otherLanguage(shown)
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
        <span lang={other}>{other.toUpperCase()}</span>
      </button>
    </form>
  )
}
