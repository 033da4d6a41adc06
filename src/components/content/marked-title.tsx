// The title of a talk or poster, which may have italics, subscripts and superscripts.
import { createElement, Fragment } from 'react'

type Props = {
  title: string
  runs: readonly { readonly text: string; readonly mark: string | null }[] | null
}

export const MarkedTitle = ({ title, runs }: Props) =>
  runs ? runs.map(({ text, mark }, at) => createElement(mark ?? Fragment, { key: at }, text)) : title
