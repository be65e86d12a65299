/** The whole flow as tables: for readers without the picture, for lookups and for print. */
import { useMemo } from 'react'
import { Link } from '../../../ui/actions/link.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Table } from '../../../ui/table/table.tsx'
import type { Column } from '../../../ui/table/table-types.ts'
import type { Chart, ChartEdge, ChartState } from '../../chart/types.ts'
import { shownBy } from '../../chart/walks.ts'
import { textOf, type FlowData } from '../data/flow-data.ts'
import { nameOfCase } from '../data/cases.ts'
import { allSayings, type Said } from '../data/messages.ts'
import { edgeHref, rowHref, stateHref } from '../base/place.ts'
import { effectText, goalOf, kindOf } from '../base/say.ts'

const Rows = ({ ids }: { ids: readonly string[] }) =>
  ids.map((id, at) => (
    <span key={id}>
      {at > 0 && ', '}
      <Link href={rowHref(id)} quiet>
        {id}
      </Link>
    </span>
  ))

const stateColumns = (chart: Chart): Column<ChartState>[] => [
  {
    id: 'text',
    header: 'Состояние',
    primary: true,
    cell: (state) => <Link href={stateHref(chart.flow, state.id)}>{state.text}</Link>,
  },
  { id: 'kind', header: 'Что это', cell: (state) => kindOf(chart, state) },
  { id: 'calls', header: 'Запросы', cell: ({ calls }) => calls.map(({ text }) => text).join(', ') },
  { id: 'rows', header: 'Требования', cell: ({ rows }) => (rows.length > 0 ? <Rows ids={rows} /> : null) },
]

const edgeColumns = (data: FlowData): Column<ChartEdge>[] => [
  { id: 'source', header: 'Из состояния', cell: ({ source }) => textOf(data, source) },
  {
    id: 'trigger',
    header: 'Что происходит',
    primary: true,
    cell: (edge) => (
      <Link href={edgeHref(data.chart.flow, edge.id)}>
        {edge.trigger.kind === 'always' ? 'портал выбирает путь' : edge.trigger.text}
      </Link>
    ),
  },
  {
    id: 'guard',
    header: 'При условии',
    cell: ({ guard, isOtherwise }) => guard?.text ?? (isOtherwise ? 'в остальных случаях' : null),
  },
  {
    id: 'effects',
    header: 'Что делает портал',
    cell: ({ effects }) =>
      [...new Set(effects.map(({ text, name, params }) => effectText(text, name, params)))].join('; ') || null,
  },
  { id: 'target', header: 'Куда ведёт', cell: (edge) => goalOf(edge, (id) => textOf(data, id)) },
  { id: 'rows', header: 'Требования', cell: ({ rows, why }) => (rows.length > 0 ? <Rows ids={rows} /> : why) },
]

const saidColumns = (data: FlowData): Column<Said>[] => [
  { id: 'text', header: 'Текст', primary: true, cell: ({ text }) => `«${text}»` },
  { id: 'after', header: 'Когда появляется', cell: ({ after }) => after },
  {
    id: 'screen',
    header: 'Экран',
    cell: ({ step }) => {
      const leaf = data.walks.configs[shownBy(step)]?.state.split('+')[0] ?? ''
      return <Link href={stateHref(data.chart.flow, leaf, nameOfCase(data.walks, shownBy(step)))}>{textOf(data, leaf)}</Link>
    },
  },
]

export const FlowTables = ({ data }: { data: FlowData }) => {
  const { chart, walks, sayings } = data
  const said = useMemo(() => allSayings(walks, sayings), [walks, sayings])
  return (
    <>
      {said.length > 0 && (
        <Panel title="Сообщения, которые видит человек" flush>
          <Table caption="Сообщения" columns={saidColumns(data)} rows={said} rowKey={({ text }) => text} inset />
        </Panel>
      )}
      <Panel title="Состояния" flush>
        <Table
          caption="Состояния"
          columns={stateColumns(chart)}
          rows={chart.states.filter(({ parent }) => parent !== null)}
          rowKey={({ id }) => id}
          inset
        />
      </Panel>
      <Panel title="Переходы" flush>
        <Table caption="Переходы" columns={edgeColumns(data)} rows={chart.edges} rowKey={({ id }) => id} inset />
      </Panel>
    </>
  )
}
