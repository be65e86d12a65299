/** A transition: its trigger, its condition, its messages, and the screens before and after. */
import { Link } from '../../../ui/actions/link.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import type { ChartEdge } from '../../chart/types.ts'
import type { WalkStep } from '../../chart/walks.ts'
import type { FlowCoverage } from '../data/coverage.ts'
import { EdgeCoverage } from './coverage-part.tsx'
import { Code, Facts, linesOf, Part, quotes } from '../base/facts.tsx'
import { callOf, eventOf, guardsBefore, samplesOf, textOf, type FlowData } from '../data/flow-data.ts'
import { forkTableOf } from '../data/fork-table.ts'
import { operationText } from '../data/operations.ts'
import { PanelHead } from '../base/panel-head.tsx'
import { edgeHref, stateHref } from '../base/place.ts'
import { go } from '../base/use-place.ts'
import type { Requirement } from '../data/requirements.ts'
import { ForkTable } from './fork-table.tsx'
import { RequirementRows } from './requirement-rows.tsx'
import { SampleScreens } from '../screens/sample-screens.tsx'
import { effectTexts, goalOf, titleOf, TRIGGERS } from '../base/say.ts'
import styles from './edge-panel.module.css'

interface Props {
  data: FlowData
  edge: ChartEdge
  /** The event whose screens are shown, by its name in the fixture. */
  event: string | null
  requirements: ReadonlyMap<string, Requirement>
  coverage: FlowCoverage | null
  onClose: () => void
}

const conditionOf = (data: FlowData, edge: ChartEdge): string => {
  const before = guardsBefore(data, edge)
  const others = before.length > 0 ? `, кроме: ${before.join('; ')}` : ''
  if (edge.guard) return before.length > 0 ? `${edge.guard.text} (и не: ${before.join('; ')})` : edge.guard.text
  return edge.isOtherwise ? `во всех остальных случаях${others}` : 'без условий'
}

/** The answers that lead this way; for a fork also the action before it. */
const causesOf = (data: FlowData, edge: ChartEdge, samples: readonly WalkStep[]): string[] => {
  const isOwn = (step: WalkStep) => step.edges[0] === edge.id && edge.trigger.kind === 'person'
  return samples.filter((step) => !isOwn(step)).flatMap((step) => eventOf(data, step)?.text ?? [])
}

export const EdgePanel = ({ data, edge, event, requirements, coverage, onClose }: Props) => {
  const samples = samplesOf(data, edge.id)
  const labels = samples.map((step) => eventOf(data, step)?.label ?? '')
  const chosen = Math.max(labels.indexOf(event ?? ''), 0)
  const sample = samples[chosen]
  const call = callOf(data, edge)
  const steps = data.stepsBy(edge.id)
  const said = [...new Set(steps.flatMap((step) => data.sayings.by(step)))]
  const text = (id: string) => textOf(data, id)
  const { flow } = data.chart
  const fork = forkTableOf(data, edge)
  return (
    <>
      <PanelHead
        kind={`Переход · ${TRIGGERS[edge.trigger.kind]}`}
        title={titleOf(edge)}
        text={
          <>
            <Link href={stateHref(flow, edge.source)}>{text(edge.source)}</Link> →{' '}
            {edge.target && edge.target !== edge.source ? (
              <Link href={stateHref(flow, edge.target)}>{text(edge.target)}</Link>
            ) : (
              goalOf(edge, text)
            )}
          </>
        }
        onClose={onClose}
      />
      <Facts
        facts={[
          { name: 'Условие', value: conditionOf(data, edge) },
          { name: 'Запрос', value: call && linesOf([call.text, ...call.operations.map(operationText)]) },
          { name: 'Когда бывает', value: linesOf(causesOf(data, edge, samples)) },
          { name: 'Человек читает', value: quotes(said) },
          { name: 'Портал', value: linesOf(edge.effects.flatMap((effect) => effectTexts(effect, steps))) },
          { name: 'В коде', value: <Code>{`${data.file} · ${edge.id}`}</Code> },
        ]}
      />
      {edge.unreachable !== null && <Notice tone="warning">Этим путём пройти нельзя: {edge.unreachable}</Notice>}
      {sample && (
        <Part title="Экран до и после">
          {samples.length > 1 && (
            <label className={styles.choice}>
              Случай
              <select value={chosen} onChange={({ target }) => go(edgeHref(flow, edge.id, labels[Number(target.value)]))}>
                {samples.map((step, at) => (
                  <option key={eventOf(data, step)?.text} value={at}>
                    {eventOf(data, step)?.text}
                  </option>
                ))}
              </select>
            </label>
          )}
          <SampleScreens data={data} step={sample} />
        </Part>
      )}
      {fork && (
        <Part title="Ответы и ветки">
          <ForkTable flow={flow} table={fork} current={edge.id} />
        </Part>
      )}
      <Part title="Требования">
        <RequirementRows ids={edge.rows} all={requirements} none={edge.why ?? 'Своих требований у этого перехода нет.'} />
      </Part>
      {coverage && <EdgeCoverage coverage={coverage} id={edge.id} />}
    </>
  )
}
