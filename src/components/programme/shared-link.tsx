// A programme shared by link: what it says is loaded only if the address has one.
import { useEffect, useState } from 'react'
import type { MyProgramme } from './favourites'
import { useProgramme } from './programme-context'

const load = () => import(/* webpackChunkName: "programme-shared" */ './shared-programme')

export function SharedLink({ mine }: { mine: MyProgramme }) {
  const { loadFailed, notify } = useProgramme()
  const [file, setFile] = useState<Awaited<ReturnType<typeof load>> | null>(null)
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has('mine')) return
    load().then(setFile, () => notify(loadFailed))
  }, [loadFailed, notify])
  return file && <file.SharedProgramme mine={mine} />
}
