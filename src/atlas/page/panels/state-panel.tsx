/** A state: its real screen, its variants, its transitions and its requirements. */
import { Link } from '../../../ui/actions/link.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import type { ChartEdge, ChartState } from '../../chart/types.ts'
import { shownBy } from '../../chart/walks.ts'
import { Code, Facts, linesOf, Part, quotes } from '../base/facts.tsx'
import { textOf, type FlowData } from '../data/flow-data.ts'
import { operationText } from '../data/operations.ts'
import { PanelHead } from '../base/panel-head.tsx'
import { edgeHref, stateHref } from '../base/place.ts'
import type { Requirement } from '../data/requirements.ts'
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
  variant: number | null
  requirements: ReadonlyMap<string, Requirement>
  coverage: FlowCoverage | null
  live: string | null
  onLive: (state: string | null) => void
  onClose: () => void
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

export const StatePanel = ({ data, state, variant, requirements, coverage, live, onLive, onClose }: Props) => {
  const { chart, walks, sayings } = data
  const variants = variantsOf(walks, state.id)
  const config = variants.find((one) => one.config === variant)?.config ?? variants[0]?.config
  const around = ancestors(data, state)
  const leaving = data.edgesFrom(state.id)
  const inherited = around.flatMap(({ id }) => data.edgesFrom(id))
  const inside = chart.states.filter(({ parent }) => parent === state.id)
  const steps = walks.steps.filter((step) => shownBy(step) === config)
  const goTo = (to: number) => stateHref(chart.flow, leafOf(walks.configs[to]?.state ?? ''), to)

  return (
    <>
      <PanelHead kind={`Состояние · ${kindOf(chart, state)}`} title={state.text} onClose={onClose} />
      {config === undefined ? (
        <Notice>{reasonWithoutScreen(state)}</Notice>
      ) : (
        <Screens data={data} config={config} title={state.text} live={live} onLive={onLive} />
      )}
      {config !== undefined && (
        <Part title="Как сюда попадают">
          <Way parts={wayParts(walks, config)} hrefOf={goTo} />
        </Part>
      )}
      {variants.length > 1 && config !== undefined && (
        <Part title={`Другие случаи этого экрана: ${groupsOf(variants).length}`}>
          <VariantList flow={chart.flow} state={state.id} variants={variants} config={config} />
        </Part>
      )}
      {leaving.length > 0 && (
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
