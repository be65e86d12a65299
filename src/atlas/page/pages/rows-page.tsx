/** All requirements, each with its implementation and the tests that prove it. */
import { EmptyState } from '../../../ui/content/empty-state.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Table } from '../../../ui/table/table.tsx'
import type { Column } from '../../../ui/table/table-types.ts'
import { levelsText } from '../data/coverage.ts'
import { Facts, linesOf } from '../base/facts.tsx'
import { rowHref, ROWS } from '../base/place.ts'
import type { SearchFlow } from '../data/search-data.ts'
import { fateOf, realisedBy, type Trace, type TracedRow } from '../data/trace.ts'
import styles from './rows-page.module.css'

const columns: Column<TracedRow>[] = [
  { id: 'id', header: 'Номер', primary: true, cell: ({ id }) => <Link href={rowHref(id)}>{id}</Link> },
  { id: 'text', header: 'Требование', cell: ({ text }) => <span lang="en">{text}</span> },
  { id: 'fate', header: 'Где', cell: fateOf },
  { id: 'tests', header: 'Тестов', align: 'end', cell: ({ tests }) => tests.length },
]

interface Props {
  flows: readonly SearchFlow[]
  trace: Trace
  /** A single one; empty for all. */
  id: string
}

const OneRow = ({ flows, trace, row }: { flows: readonly SearchFlow[]; trace: Trace; row: TracedRow }) => (
  <div className={styles.page}>
    <p>
      <Link href={ROWS}>Все требования</Link>
    </p>
    <h1 className={styles.title}>Требование {row.id}</h1>
    <p lang="en" className={styles.text}>
      {row.text}
    </p>
    <Facts
      facts={[
        {
          name: 'В сценариях',
          value: (
            <ul>
              {realisedBy(flows, row).map(({ href, text }) => (
                <li key={href}>
                  <Link href={href}>{text}</Link>
                </li>
              ))}
            </ul>
          ),
        },
        { name: 'Адреса', value: row.places.join(', ') },
        { name: 'Пройдено', value: row.walked.length > 0 ? levelsText(row.walked) : null },
        {
          name: 'Тесты',
          value:
            linesOf(row.tests.flatMap((at) => (trace.tests[at] ? [`${trace.tests[at].file}: ${trace.tests[at].title}`] : []))) ??
            'ни один тест его не называет',
        },
      ]}
    />
  </div>
)

export const RowsPage = ({ flows, trace, id }: Props) => {
  const { rows, orphans } = trace
  const row = rows.find((one) => one.id === id)
  if (row) return <OneRow flows={flows} trace={trace} row={row} />
  if (id !== '')
    return <EmptyState title={<h1 className={styles.nothing}>Такого требования нет</h1>} text={`Ссылка ведёт на «${id}»`} />
  const count = (is: (one: TracedRow) => boolean) => rows.filter(is).length
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Требования</h1>
      <Facts
        facts={[
          { name: 'Всего', value: rows.length },
          { name: 'В сценариях', value: count(({ states, edges }) => states.length + edges.length > 0) },
          { name: 'Названы тестами', value: count(({ tests }) => tests.length > 0) },
          { name: 'Ещё впереди', value: orphans.rows.reduce((sum, { ids }) => sum + ids.length, 0) },
          { name: 'Вне сценариев', value: orphans.withoutFlow.length },
          { name: 'Без теста', value: orphans.untested.join(', ') },
        ]}
      />
      <Panel title="Чего ещё нет" flush>
        <Table
          caption="Чего ещё нет"
          columns={[
            { id: 'area', header: 'Часть', primary: true, cell: ({ area }) => area },
            { id: 'ahead', header: 'Что их принесёт', cell: ({ ahead }) => ahead },
            { id: 'ids', header: 'Требования', cell: ({ ids }) => ids.join(', ') },
          ]}
          rows={orphans.rows}
          rowKey={({ area }) => area}
          inset
        />
      </Panel>
      {orphans.withoutFlow.length > 0 && (
        <Panel title="Вне сценариев: правила сервера, шапки и оформления, их называют только тесты">
          <p>{orphans.withoutFlow.join(', ')}</p>
        </Panel>
      )}
      <Panel title="Все требования" flush>
        <Table caption="Все требования" columns={columns} rows={rows} rowKey={(one) => one.id} inset />
      </Panel>
    </div>
  )
}
