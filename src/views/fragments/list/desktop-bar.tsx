import type { ReactNode } from 'react'
import { FilterMenu } from '../../../ui/table/filter-menu.tsx'
import { useSend } from '../../kit/use-send.ts'
import { statusesOf, tickedOf } from './chosen-groups.ts'
import { PeriodChoice } from './period-choice.tsx'
import { SearchPart } from './search-part.tsx'
import type { ListLook, ListPartProps } from './types.ts'
import styles from './list-view.module.css'

type Props<Row extends { id: string }, Id extends string> = ListPartProps<Row, Id> & {
  look: ListLook<Row, Id>
  /** The button of the list as a file. */
  file?: ReactNode
}

/** Search, statuses and period above a table; its headers sort. */
export const DesktopBar = <Row extends { id: string }, Id extends string>({ actor, snapshot, look, file }: Props<Row, Id>) => {
  const send = useSend(actor)
  const { context } = snapshot
  const { groups } = look
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <SearchPart actor={actor} snapshot={snapshot} />
      </div>
      <FilterMenu
        label="Статусы"
        options={groups.map(({ label }) => ({ value: label, label }))}
        selected={tickedOf(groups, context.statuses)}
        onChange={(ticked) => send({ type: 'filter.change', patch: { statuses: statusesOf(groups, ticked) } })}
      />
      <PeriodChoice
        isLabelHidden
        period={context.period}
        today={context.today}
        onChange={(period) => send({ type: 'filter.change', patch: { period } })}
      />
      {file && <div className={styles.file}>{file}</div>}
    </div>
  )
}
