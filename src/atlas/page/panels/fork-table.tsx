/** A fork as a table: answers against branches, each cell leading to its screens. */
import { Link } from '../../../ui/actions/link.tsx'
import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx'
import type { ChartState } from '../../chart/types.ts'
import { forkTablesOf, type ForkBranch, type ForkGroup, type ForkTable as Table } from '../data/fork-table.ts'
import type { FlowData } from '../data/flow-data.ts'
import { Part } from '../base/facts.tsx'
import { edgeHref } from '../base/place.ts'
import styles from './fork-table.module.css'

/** More branches than a panel has room for as columns. */
const MOST_COLUMNS = 5

/** So many rows are open at once; more fold by call. */
const OPEN_ROWS = 14

interface TableProps {
  flow: string
  table: Table
  /** The branch whose panel this is. */
  current?: string
}

const Branches = ({ flow, table, current }: TableProps) => (
  <ol className={styles.branches}>
    {table.branches.map(({ edge, number, text, goal }) => (
      <li key={edge.id} aria-current={edge.id === current ? 'true' : undefined}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <span>
          <Link href={edgeHref(flow, edge.id)} quiet>
            {text}
          </Link>
          <span className={styles.goal}> → {goal}</span>
        </span>
      </li>
    ))}
  </ol>
)

const Cell = ({ href, branch, current }: { href: string | null; branch: ForkBranch; current: boolean }) => (
  <td data-empty={href === null || undefined}>
    {href !== null && (
      <a className={styles.number} href={href} aria-label={`${branch.number}: экран`} aria-current={current ? 'true' : undefined}>
        {branch.number}
      </a>
    )}
  </td>
)

const Rows = ({ group, table, current }: { group: ForkGroup; table: Table; current?: string | undefined }) => (
  <table className={styles.table} data-many={table.branches.length > MOST_COLUMNS || undefined}>
    <caption>
      <VisuallyHidden>{group.title}: какой веткой идёт портал</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col">Что произошло</th>
        {table.branches.map(({ edge, number, text }) => (
          <th key={edge.id} scope="col">
            {number}
            <VisuallyHidden> {text}</VisuallyHidden>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {group.rows.map(({ text, cells }) => (
        <tr key={text}>
          <th scope="row">{text}</th>
          {table.branches.map((branch, at) => (
            <Cell key={branch.edge.id} href={cells[at] ?? null} branch={branch} current={branch.edge.id === current} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

export const ForkTable = ({ flow, table, current }: TableProps) => {
  const count = table.groups.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <div className={styles.fork}>
      <Branches flow={flow} table={table} {...(current !== undefined && { current })} />
      {table.groups.map((group) => (
        <details key={group.title} className={styles.group} open={count <= OPEN_ROWS || undefined}>
          <summary>
            {group.title}: {group.rows.length}
          </summary>
          <Rows group={group} table={table} current={current} />
        </details>
      ))}
    </div>
  )
}

/** Those of a state: its own as a fork, or one for each call that it waits for. */
export const ForkTables = ({ data, state }: { data: FlowData; state: ChartState }) =>
  forkTablesOf(data, state).map((table) => (
    <Part key={table.branches[0]?.edge.id} title="Ответы и ветки">
      <ForkTable flow={data.chart.flow} table={table} />
    </Part>
  ))
