/** The states without a test, as a list. */
import { Panel } from '../../../ui/content/panel.tsx'
import { EmptyState } from '../../../ui/content/empty-state.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { flowHref, stateHref } from '../base/place.ts'
import type { Report } from '../data/coverage.ts'
import type { SearchFlow } from '../data/search-data.ts'
import { untestedOf, type UntestedFlow } from '../data/untested.ts'
import styles from './people-page.module.css'

interface Props {
  flows: readonly SearchFlow[]
  report: Report | null
}

const States = ({ flow, ids }: { flow: SearchFlow | undefined; ids: readonly string[] }) => (
  <ul className={styles.screens}>
    {ids.map((id) => (
      <li key={id}>
        <Link href={stateHref(flow?.flow ?? '', id)}>
          {flow?.parts.find((part) => part.kind === 'state' && part.id === id)?.text ?? id}
        </Link>
      </li>
    ))}
  </ul>
)

const List = ({
  flows,
  untested,
  idsOf,
}: {
  flows: readonly SearchFlow[]
  untested: readonly UntestedFlow[]
  idsOf: (one: UntestedFlow) => string[]
}) => (
  <div className={styles.page}>
    {untested
      .filter((one) => idsOf(one).length > 0)
      .map((one) => {
        const flow = flows.find((known) => known.flow === one.flow)
        return (
          <section key={one.flow} className={styles.flow}>
            <h3 className={styles.name}>
              <Link href={flowHref(one.flow)} quiet>
                {flow?.title ?? one.flow}
              </Link>
            </h3>
            <States flow={flow} ids={idsOf(one)} />
          </section>
        )
      })}
  </div>
)

export const UntestedPage = ({ flows, report }: Props) => {
  const untested = untestedOf(report)
  const count = (idsOf: (one: UntestedFlow) => string[]) => untested.reduce((sum, one) => sum + idsOf(one).length, 0)
  const [never, notInBrowser] = [count((one) => one.never), count((one) => one.notInBrowser)]
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Состояния без теста</h1>
      <p className={styles.where}>
        По последнему полному прогону проверок. Развилки не считаются: портал проходит их сразу и не останавливается.
      </p>
      {report === null && <EmptyState title="Прогона ещё не было" text="Покрытие записывает полный прогон проверок" />}
      {report !== null && never === 0 && <p role="status">Состояний, до которых не доходит ни один тест, нет.</p>}
      {never > 0 && (
        <Panel title={`Ни одного теста: ${never}`}>
          <List flows={flows} untested={untested} idsOf={(one) => one.never} />
        </Panel>
      )}
      {notInBrowser > 0 && (
        <Panel title={`Ни одного теста в браузере: ${notInBrowser}`}>
          <List flows={flows} untested={untested} idsOf={(one) => one.notInBrowser} />
        </Panel>
      )}
    </div>
  )
}
