/** The kinds of changes in words, on the page and in the terminal. */
import { kindOfLine, partsOf } from './text-lines.ts'
import type { Change, ChangeKind, ChangeVersion } from '../../chart/changes.ts'

export const CHANGE_KINDS: Readonly<Record<ChangeKind, string>> = {
  state: 'Состояния',
  target: 'Ведёт в другое состояние',
  right: 'Что можно сделать и что принимается',
  effect: 'Что делает портал',
  text: 'Тексты на экране',
  renamed: 'Переименовано, поведение то же',
  sample: 'Изменился только образец, не поведение',
}

export const CHANGE_CAUSES: Readonly<Record<Change['cause'], string | null>> = {
  behaviour: null,
  data: 'видно только там, где изменились данные образца',
  behind: 'видно только после шага, который ведёт в другое состояние',
}

/** Whether the sample's events are the same and only carry other data. */
export const isOtherData = ({ kind, before, after }: Pick<Change, 'kind' | 'before' | 'after'>): boolean =>
  kind === 'sample' && before.join() === after.join()

/** «2026-11-26, f005f98d» */
export const versionText = ({ name, commit, date }: ChangeVersion): string => {
  const short = commit === null || name.startsWith(commit.slice(0, 7)) ? null : commit.slice(0, 10)
  return [name, short, date === name ? null : date].filter(Boolean).join(', ')
}

/** What a change had or has, in words: a line of a screen with what it is. */
export const saidOf = (kind: ChangeKind, text: string): string => {
  if (kind !== 'text') return text
  const parts = partsOf(text)
  return `${[parts.text, parts.value].filter(Boolean).join(': ')} (${kindOfLine(parts)})`
}
