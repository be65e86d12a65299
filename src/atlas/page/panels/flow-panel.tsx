/** A flow without a selection: the happy path, the ends, and how to continue. */
import { Link } from '../../../ui/actions/link.tsx'
import { countStates } from '../../chart/facts.ts'
import type { ChartState } from '../../chart/types.ts'
import { Facts, Part } from '../base/facts.tsx'
import type { FlowData } from '../data/flow-data.ts'
import { PanelHead } from '../base/panel-head.tsx'
import { stateHref } from '../base/place.ts'
import { TONES } from '../base/say.ts'
import styles from './flow-panel.module.css'

const StateLink = ({ data, state }: { data: FlowData; state: ChartState }) => (
  <Link href={stateHref(data.chart.flow, state.id)}>{state.text}</Link>
)

export const FlowPanel = ({ data }: { data: FlowData }) => {
  const { states, places, title } = data.chart
  const main = states
    .flatMap((state) => (state.main === null ? [] : [{ state, main: state.main }]))
    .toSorted((one, other) => one.main - other.main)
  const ends = states.filter(({ tone }) => tone !== null)
  return (
    <>
      <PanelHead kind="Сценарий" title={title} />
      <Facts
        facts={[
          { name: 'Адреса', value: places.length > 0 ? places.join(', ') : 'часть каждой страницы' },
          { name: 'Состояний', value: countStates(data.chart) },
          { name: 'Переходов', value: data.chart.edges.length },
        ]}
      />
      <p className={styles.help}>
        Нажмите на состояние схемы, и здесь появится настоящий экран портала. Нажмите на стрелку, и станет видно, что к ней
        приводит и что портал при этом делает.
      </p>
      <Part title="Обычный путь">
        <ol className={styles.main}>
          {main.map(({ state }) => (
            <li key={state.id}>
              <StateLink data={data} state={state} />
            </li>
          ))}
        </ol>
      </Part>
      {ends.length > 0 && (
        <Part title="Чем может кончиться">
          <ul className={styles.ends}>
            {ends.map((state) => (
              <li key={state.id} data-tone={state.tone}>
                <StateLink data={data} state={state} />
                <span className={styles.tone}>{state.tone && TONES[state.tone]}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}
