/** A state: its real screen, its variants, its transitions and its requirements. */
import { useMemo } from 'react'
import { Link } from '../../../ui/actions/link.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import type { ChartEdge, ChartState } from '../../chart/types.ts'
import { shownBy } from '../../chart/walks.ts'
import { Code, Facts, linesOf, Part, quotes } from '../base/facts.tsx'
import { findCase, nameOfCase, type FoundCase } from '../data/cases.ts'
import { textOf, type FlowData } from '../data/flow-data.ts'
import { operationText } from '../data/operations.ts'
import { PanelHead } from '../base/panel-head.tsx'
import { edgeHref, stateHref } from '../base/place.ts'
import { replace } from '../base/use-place.ts'
import type { Requirement } from '../data/requirements.ts'
import { IncomingEdges, WaysIn } from './incoming.tsx'
import { ReportsLink } from './reports-link.tsx'
import { ForkTables } from './fork-table.tsx'
import { RequirementRows } from './requirement-rows.tsx'
import { effectTexts, goalOf, kindOf, titleOf } from '../base/say.ts'
import { Screens } from '../screens/screens.tsx'
import { VariantList, Way } from '../screens/variant-list.tsx'
import { groupsOf, variantsOf, wayParts } from '../data/variants.ts'
import type { FlowCoverage } from '../data/coverage.ts'
import { StateCoverage } from './coverage-part.tsx'
import styles from './state-panel.module.css'

interface Props {
  data: FlowData
  state: ChartState
  variant: string | null
  /** The simulation in the address. */
  played: string | null
  requirements: ReadonlyMap<string, Requirement>
  coverage: FlowCoverage | null
  live: string | null
  onLive: (state: string | null) => void
  onClose: () => void
}

const FOUND: Readonly<Record<FoundCase['kind'], string | null>> = {
  known: null,
  first: null,
  near: 'Случая из этой ссылки больше нет: сценарий с тех пор изменился. Показан самый похожий.',
  old: 'Ссылка прежнего вида: случаи в ней названы номерами, а номера с тех пор сдвинулись. Показан самый простой случай, остальные — в списке ниже.',
}

/** The transitions of every enclosing state apply too. */
const ancestors = (data: FlowData, state: ChartState): ChartState[] => {
  const parent = state.parent === null ? undefined : data.state(state.parent)
  return parent ? [parent, ...ancestors(data, parent)] : []
}

const EdgeLine = ({ data, edge }: { data: FlowData; edge: ChartEdge }) => (
  <li>
    <Link href={edgeHref(data.chart.flow, edge.id)}>{titleOf(edge)}</Link>
    {edge.guard && edge.trigger.kind !== 'always' && <span className={styles.guard}> если {edge.guard.text}</span>}
    {edge.isOtherwise && edge.trigger.kind !== 'always' && <span className={styles.guard}> во всех остальных случаях</span>}
    <span className={styles.goal}> → {goalOf(edge, (id) => textOf(data, id))}</span>
  </li>
)

const Edges = ({ data, edges }: { data: FlowData; edges: readonly ChartEdge[] }) => (
  <ul className={styles.edges}>
    {edges.map((edge) => (
      <EdgeLine key={edge.id} data={data} edge={edge} />
    ))}
  </ul>
)

const reasonWithoutScreen = ({ kind }: ChartState): string =>
  kind === 'transient'
    ? 'У развилки нет экрана: портал проходит её мгновенно. Экраны до и после видны у её переходов.'
    : 'В это состояние не ведёт ни один шаг модели, поэтому показать экран нельзя.'

export const StatePanel = ({ data, state, variant, played, requirements, coverage, live, onLive, onClose }: Props) => {
  const { chart, walks, sayings } = data
  const variants = useMemo(() => variantsOf(walks, state.id), [walks, state])
  const found = useMemo(
    () =>
      findCase(
        walks,
        state.id,
        variants.map((one) => one.config),
        variant,
      ),
    [walks, state, variants, variant],
  )
  const config = found?.config
  const name = useMemo(() => (config === undefined ? null : nameOfCase(walks, config)), [walks, config])
  const said = found && FOUND[found.kind]
  const around = ancestors(data, state)
  const leaving = data.edgesFrom(state.id)
  const inherited = around.flatMap(({ id }) => data.edgesFrom(id))
  const inside = chart.states.filter(({ parent }) => parent === state.id)
  const steps = walks.steps.filter((step) => shownBy(step) === config)
  const goTo = (to: number) => stateHref(chart.flow, leafOf(walks.configs[to]?.state ?? ''), nameOfCase(walks, to))

  return (
    <>
      <PanelHead kind={`Состояние · ${kindOf(chart, state)}`} title={state.text} onClose={onClose} />
      {config === undefined ? (
        <Notice>{reasonWithoutScreen(state)}</Notice>
      ) : (
        <>
          {said && <Notice tone="warning">{said}</Notice>}
          <Screens
            data={data}
            config={config}
            title={state.text}
            live={live}
            onLive={onLive}
            played={played}
            // The case is named too: the simulation begins there, wherever the first one of the state will be.
            onPlayed={(to) => replace(stateHref(chart.flow, state.id, to === null ? variant : name, to))}
          />
        </>
      )}
      {config !== undefined && (
        <Part title="Как сюда попадают">
          <Way parts={wayParts(walks, config)} hrefOf={goTo} />
        </Part>
      )}
      <IncomingEdges data={data} state={state} />
      <WaysIn data={data} state={state} />
      {variants.length > 1 && config !== undefined && (
        <Part title={`Другие случаи этого экрана: ${groupsOf(variants).length}`}>
          <VariantList
            hrefOf={(one) => stateHref(chart.flow, state.id, nameOfCase(walks, one))}
            variants={variants}
            config={config}
          />
        </Part>
      )}
      {leaving.length > 0 && (state.kind !== 'transient' || leaving.length === 1) && (
        <Part title="Что может произойти дальше">
          <Edges data={data} edges={leaving} />
        </Part>
      )}
      {inherited.length > 0 && (
        <Part title="И в любой момент">
          <Edges data={data} edges={inherited} />
        </Part>
      )}
      {inside.length > 0 && (
        <Part title="Внутри">
          <ul className={styles.edges}>
            {inside.map(({ id, text }) => (
              <li key={id}>
                <Link href={stateHref(chart.flow, id)}>{text}</Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <ForkTables data={data} state={state} />
      <Part title="Подробности">
        <Facts
          facts={[
            { name: 'Сообщения', value: config === undefined ? null : quotes(sayings.at(config)) },
            {
              name: 'Запросы',
              value: linesOf(
                state.calls.flatMap(({ text, operations }) => [
                  `${text}${operations.map((id) => `: ${operationText(id)}`).join(' или ')}`,
                ]),
              ),
            },
            { name: 'При входе', value: linesOf(state.entry.flatMap((effect) => effectTexts(effect, steps))) },
            { name: 'При выходе', value: linesOf(state.exit.flatMap((effect) => effectTexts(effect, []))) },
            {
              name: 'Внутри чего',
              value:
                around.length > 1
                  ? around
                      .slice(0, -1)
                      .map(({ text }) => text)
                      .join(' ← ')
                  : null,
            },
            {
              name: 'Поддержке',
              value: state.kind === 'transient' ? null : <ReportsLink machine={chart.machine} state={state.id} />,
            },
            { name: 'В коде', value: <Code>{`${data.file} · ${state.id}`}</Code> },
          ]}
        />
      </Part>
      <Part title="Требования">
        <RequirementRows ids={state.rows} all={requirements} none={state.why ?? 'Своих требований у этого состояния нет.'} />
      </Part>
      {coverage && <StateCoverage coverage={coverage} data={data} state={state} />}
    </>
  )
}

/** The state under which a configuration is shown: its first leaf. */
const leafOf = (key: string): string => key.split('+')[0] ?? key
