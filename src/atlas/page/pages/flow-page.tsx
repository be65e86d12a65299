/** One flow: its diagram, the panel of the selection, and all tables below. */
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { EmptyState } from '../../../ui/content/empty-state.tsx'
import { AgreementMark } from '../agreement/agreement-mark.tsx'
import { coverageOf } from '../data/coverage.ts'
import { CoverageLegend } from '../panels/coverage-legend.tsx'
import { Diagram } from '../picture/diagram.tsx'
import { EdgePanel } from '../panels/edge-panel.tsx'
import type { FlowData } from '../data/flow-data.ts'
import { touchedThrough } from '../data/people.ts'
import { isOnOverview } from '../picture/overview.ts'
import { useLook } from '../base/look.ts'
import { FlowPanel } from '../panels/flow-panel.tsx'
import { FlowTables } from '../panels/flow-tables.tsx'
import { FlowTools } from '../picture/flow-tools.tsx'
import { MovingHint } from '../picture/picture-window.tsx'
import { edgeHref, flowHref, hrefOf, stateHref, type Picked } from '../base/place.ts'
import type { Extras } from '../data/data.ts'
import { StatePanel } from '../panels/state-panel.tsx'
import { go } from '../base/use-place.ts'
import styles from './flow-page.module.css'

interface Props {
  data: FlowData
  extras: Extras
  picked: Picked | null
}

/** The requirements that the flow names, in their order. */
const rowsOf = ({ chart }: FlowData): string[] =>
  [...new Set([...chart.states, ...chart.edges].flatMap(({ rows }) => rows))].toSorted()

export const FlowPage = ({ data, extras, picked }: Props) => {
  const { chart } = data
  const panel = useRef<HTMLElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<string | null>(null)
  const [showsCoverage, setShowsCoverage] = useState(false)
  const [isWide, setWide] = useState(false)
  const coverage = useMemo(
    () =>
      coverageOf(
        extras.report,
        chart.flow,
        chart.states.map(({ id }) => id),
      ),
    [extras, chart],
  )
  const [{ lens, picture: wanted }, changeLook] = useLook()
  const picture =
    wanted === 'overview' && data.overview !== null && isOnOverview(data.chart, data.overview, picked)
      ? data.overview
      : data.picture
  const touched = useMemo(() => (lens === null ? null : touchedThrough(data, lens, extras.requirements)), [data, lens, extras])
  const rows = useMemo(() => rowsOf(data), [data])
  // A simulation goes on in the same place.
  const place = hrefOf(chart.flow, picked?.kind === 'state' ? { ...picked, played: null } : picked)

  // Earlier clicks belong to the previous screen.
  const [before, setBefore] = useState(place)
  if (before !== place) {
    setBefore(place)
    setLive(null)
  }

  // Focus moves only for another selection, not for another variant of it.
  const thing = picked && `${picked.kind} ${picked.id}`
  const lastThing = useRef(thing)
  useEffect(() => {
    if (lastThing.current === thing) return
    lastThing.current = thing
    panel.current?.scrollTo(0, 0)
    if (thing) panel.current?.querySelector<HTMLElement>('[data-panel-title]')?.focus()
    // Closed: focus returns to the diagram.
    else page.current?.querySelector<SVGElement>('[data-diagram] [tabindex="0"]')?.focus()
  }, [thing])

  const close = () => go(flowHref(chart.flow))
  const showWhole = (isWhole: boolean) => {
    // What is chosen may be inside a closed state.
    if (!isWhole && picked) close()
    changeLook({ picture: isWhole ? 'whole' : 'overview' })
  }
  const press = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && picked && !defaultPrevented) close()
  }

  const state = picked?.kind === 'state' ? data.state(picked.id) : undefined
  const edge = picked?.kind === 'edge' ? data.edge(picked.id) : undefined
  const { requirements } = extras
  const common = { data, requirements, coverage, onClose: close }
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={page} className={styles.page} onKeyDown={press}>
      <div className={styles.head}>
        <h1 className={styles.title}>{chart.title}</h1>
        <FlowTools
          flow={chart.flow}
          mark={<AgreementMark flow={chart.flow} />}
          whole={data.overview === null ? null : { isOn: picture === data.picture, onChange: showWhole }}
          coverage={coverage && { isOn: showsCoverage, onChange: setShowsCoverage }}
          wide={{ isOn: isWide, onChange: setWide }}
          lens={{ rows, bright: touched && touched.states.size + touched.edges.size }}
        />
      </div>
      <div className={styles.split} data-wide={isWide || undefined}>
        <section className={styles.diagram} aria-label="Схема">
          <MovingHint />
          {showsCoverage && <CoverageLegend />}
          <Diagram
            data={data}
            picture={picture}
            picked={picked}
            live={live}
            touched={touched}
            grades={showsCoverage && coverage ? coverage.grades : null}
            onPick={({ kind, id }) => go(kind === 'state' ? stateHref(chart.flow, id) : edgeHref(chart.flow, id))}
          />
        </section>
        <aside ref={panel} className={styles.panel} aria-label="Выбранное на схеме" tabIndex={-1}>
          <div className={styles.inner}>
            {state && (
              <StatePanel
                {...common}
                state={state}
                variant={picked?.kind === 'state' ? picked.variant : null}
                played={picked?.kind === 'state' ? picked.played : null}
                live={live}
                onLive={setLive}
              />
            )}
            {edge && <EdgePanel {...common} edge={edge} event={picked?.kind === 'edge' ? picked.event : null} />}
            {picked && !state && !edge && (
              <EmptyState title="Такого на схеме нет" text={`Ссылка ведёт на «${picked.id}»: в этой сборке его нет`} />
            )}
            {!picked && <FlowPanel data={data} />}
          </div>
        </aside>
      </div>
      <FlowTables data={data} />
    </div>
  )
}
