/** The sections of the desk in its header, with what waits in them (C07). */
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { countedWords } from '../../../domain/desk/cases.ts'
import type { deskCountsMachine } from '../../../machines/desk/desk-counts/machine.ts'
import type { DeskCountsContext } from '../../../machines/desk/desk-counts/types.ts'
import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx'
import { HeaderNav, type HeaderItem } from '../../../ui/shell/header-nav.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import styles from './desk-counts.module.css'

/** An entry of the header. */
export interface Section {
  href: string
  label: string
  isCurrent: boolean
  /** Which number stands behind it; null where nothing is counted. */
  counts: keyof DeskCountsContext | null
}

const Count = ({ count }: { count: number }) => (
  <>
    <span className={styles.count} aria-hidden="true">
      {countedWords(count)}
    </span>
    <VisuallyHidden>{`, ждут: ${countedWords(count)}`}</VisuallyHidden>
  </>
)

const itemOf = ({ counts, ...item }: Section, context: DeskCountsContext): HeaderItem => {
  const count = counts === null ? null : context[counts]
  return count === null || count === 0 ? item : { ...item, note: <Count count={count} /> }
}

interface Props {
  actor: Actor<typeof deskCountsMachine>
  sections: readonly Section[]
}

export const SectionsView = ({ actor, sections }: Props) => {
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  return (
    <FlowRoot flow="deskCounts" value={value}>
      <HeaderNav className={styles.nav} label="Разделы пульта" items={sections.map((section) => itemOf(section, context))} />
    </FlowRoot>
  )
}
