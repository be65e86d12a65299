/** What leads into a state: arrows, and ways that open as simulations. */
import { useMemo } from 'react'
import { Link } from '../../../ui/actions/link.tsx'
import { counted } from '../../../domain/texts/plural.ts'
import type { ChartState } from '../../chart/types.ts'
import { Part } from '../base/facts.tsx'
import { edgeHref, stateHref } from '../base/place.ts'
import { titleOf } from '../base/say.ts'
import { textOf, type FlowData } from '../data/flow-data.ts'
import { edgesInto, waysInto, type WayIn } from '../data/ways-in.ts'
import styles from './state-panel.module.css'

const STEPS = { one: 'шаг', few: 'шага', many: 'шагов' }

interface Props {
  data: FlowData
  state: ChartState
}

const leavesText = (data: FlowData, key: string): string =>
  key
    .split('+')
    .map((leaf) => textOf(data, leaf))
    .join(' + ')

export const IncomingEdges = ({ data, state }: Props) => {
  const edges = useMemo(() => edgesInto(data.chart, state), [data, state])
  if (edges.length === 0) return null
  return (
    <Part title={`Откуда сюда приходят: ${edges.length}`}>
      <ul className={styles.edges}>
        {edges.map((edge) => (
          <li key={edge.id}>
            <Link href={stateHref(data.chart.flow, edge.source)} quiet>
              {textOf(data, edge.source)}
            </Link>
            <span className={styles.goal}> → </span>
            <Link href={edgeHref(data.chart.flow, edge.id)}>{titleOf(edge)}</Link>
            {edge.guard && edge.trigger.kind !== 'always' && <span className={styles.guard}> если {edge.guard.text}</span>}
          </li>
        ))}
      </ul>
    </Part>
  )
}

const WayLine = ({ data, way }: { data: FlowData; way: WayIn }) => {
  const { from, last, length, start, events, first, variant, played } = way
  const leaf = data.walks.configs[first]?.state.split('+')[0] ?? ''
  return (
    <li>
      <Link href={stateHref(data.chart.flow, leaf, variant, played)}>{last}</Link>
      <span className={styles.goal}>
        {' '}
        из «{leavesText(data, from)}», {counted(length, STEPS)}
      </span>
      <span className={styles.way}>{[start, ...events].join(' → ')}</span>
    </li>
  )
}

export const WaysIn = ({ data, state }: Props) => {
  const ways = useMemo(() => waysInto(data.walks, state.id), [data, state])
  if (ways.length === 0) return null
  return (
    <Part title={`Кратчайшие пути сюда: ${ways.length}`}>
      <p className={styles.guard}>Путь открывается как показ: он пройдёт сам, дальше можно нажимать.</p>
      <ol className={styles.ways}>
        {ways.map((way) => (
          <WayLine key={way.variant + way.played} data={data} way={way} />
        ))}
      </ol>
    </Part>
  )
}
