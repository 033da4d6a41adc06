// Data files under another name or in another folder: told as moved, instead of as one file missing and another not read.
import { basename, dirname } from 'node:path/posix'
import type { Edition } from '../../read/edition'
import { ignoringCase } from '../../read/fold'
import { both, fileProblem, type Problem } from '../../read/problem'
import { collectionNames, fileOf } from '../../schemas'

/** `speakers` of speakers.yaml, speakers.yml, Speakers.yaml.txt, speakers (1).yaml and speakers - Kopya.yaml. */
export const stemOf = (file: string) =>
  ignoringCase(basename(file)).replace(/(\s*\(\d+\)|[ _-]+(kopya|copy)\b.*)?(\.\w+)+$/, '')

type Move = { missing: string; now: string }

/** Data files that are missing, with the one file that seems to be it. */
function movesIn(edition: Edition): Move[] {
  const missing = collectionNames.map(fileOf).filter((file) => !edition.exists(file))
  if (missing.length === 0) return []
  const known = new Set(collectionNames.map(fileOf))
  const stray = edition
    .list('content')
    .filter((file) => /\.(ya?ml|txt)$/i.test(file) && !/^content\/(pages|images|letters)\//.test(file))
    .filter((file) => !known.has(file))
  return missing.flatMap((file) => {
    const alike = stray.filter((other) => stemOf(other) === stemOf(file))
    return alike.length === 1 ? [{ missing: file, now: alike[0]! }] : []
  })
}

const told = ({ missing, now }: Move) =>
  fileProblem(missing, {
    message: both(`This file is missing: it is called ${now} now.`, `Bu dosya yok: Şimdiki adı ${now}.`),
    advice: both(`Rename ${now} to ${missing}.`, `${now} dosyasını ${missing} olarak yeniden adlandırın.`),
  })

/** All files of a folder that lie in one other folder, in one problem. */
function folderMoved(moves: Move[]): Problem | undefined {
  const [first] = moves
  if (!first || moves.length < 2) return undefined
  const [from, to] = [dirname(first.now), dirname(first.missing)]
  const whole =
    from !== to && moves.every(({ missing, now }) => dirname(now) === from && dirname(missing) === to)
  if (!whole) return undefined
  return fileProblem(first.missing, {
    message: both(
      `The folder ${to} is missing: its files lie in ${from}.`,
      `${to} klasörü yok: Dosyaları ${from} klasöründe.`,
    ),
    advice: both(`Rename the folder ${from} to ${to}.`, `${from} klasörünün adını ${to} yapın.`),
  })
}

/** The problems of an edition, with those of moved data files told as what they are. */
export function withMovesTold(edition: Edition, problems: Problem[]): Problem[] {
  const moves = movesIn(edition)
  if (moves.length === 0) return problems
  const follows = new Set(moves.flatMap(({ missing, now }) => [missing, now]))
  const whole = folderMoved(moves)
  return [...problems.filter(({ file }) => !follows.has(file)), ...(whole ? [whole] : moves.map(told))]
}
