/** All requirements, each with its implementation and the tests that prove it. */
import { EmptyState } from '../../../ui/content/empty-state.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Table } from '../../../ui/table/table.tsx'
import type { Column } from '../../../ui/table/table-types.ts'
import { levelsText } from '../data/coverage.ts'
import { Facts, linesOf } from '../base/facts.tsx'
import { rowHref, ROWS } from '../base/place.ts'
import type { SearchFlow } from '../data/search-data.ts'
import { fateOf, PROOF_TEXTS, PROOFS, realisedBy, type Trace, type TracedRow } from '../data/trace.ts'
import { OrphanPanels, RowLinks } from '../panels/orphan-panels.tsx'
import styles from './rows-page.module.css'

const columns: Column<TracedRow>[] = [
  { id: 'id', header: 'Номер', primary: true, cell: ({ id }) => <Link href={rowHref(id)}>{id}</Link> },
  { id: 'text', header: 'Требование', cell: ({ text }) => text },
  { id: 'section', header: 'Раздел', cell: ({ section }) => section },
  { id: 'proof', header: 'Чем доказано', cell: (row) => `${PROOFS[row.proof]}: ${fateOf(row)}` },
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
    <p className={styles.text}>{row.text}</p>
    {row.suspect.length > 0 && (
      <Notice tone="warning">
        Текст требования изменился, связей с прежним текстом: {row.suspect.length}. Их надо прочитать и принять.
      </Notice>
    )}
    <Facts
      facts={[
        { name: 'Раздел', value: row.section },
        { name: 'Доказательство', value: PROOF_TEXTS[row.proof] },
        { name: 'Связи с прежним текстом', value: linesOf(row.suspect) },
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
  const untested = [...orphans.untested, ...orphans.rows.map((one) => one.id)]
  const suspect = rows.filter((one) => one.suspect.length > 0).map((one) => one.id)
  const count = (is: (one: TracedRow) => boolean) => rows.filter(is).length
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Требования</h1>
      <Facts
        facts={[
          { name: 'Всего', value: rows.length },
          { name: 'В сценариях', value: count(({ states, edges }) => states.length + edges.length > 0) },
          { name: 'Названы тестами', value: count(({ tests }) => tests.length > 0) },
          { name: 'Доказаны', value: count(({ proof }) => proof === 'proven') },
          { name: 'Только названы', value: count(({ proof }) => proof === 'named') },
          { name: 'Нет', value: count(({ proof }) => proof === 'none') },
          { name: 'Без теста', value: untested.length > 0 ? <RowLinks ids={untested} /> : 'нет таких' },
          { name: 'Связи с прежним текстом', value: suspect.length > 0 ? <RowLinks ids={suspect} /> : null },
        ]}
      />
      <p className={styles.text}>
        «Доказано»: тест называет требование, проходит то состояние или тот переход, который его исполняет, и не проходит, если
        убрать их из машины. «Названо»: такого теста нет, требование называет сценарий или тест.
      </p>
      <OrphanPanels orphans={orphans} />
      <Panel title="Все требования" flush>
        <Table caption="Все требования" columns={columns} rows={rows} rowKey={(one) => one.id} inset />
      </Panel>
    </div>
  )
}
