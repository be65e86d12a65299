/** One flow: its diagram, the panel of the selection, and all tables below. */
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { EmptyState } from '../../../ui/content/empty-state.tsx'
import { coverageOf } from '../data/coverage.ts'
import { CoverageLegend } from '../panels/coverage-legend.tsx'
import { Diagram } from '../picture/diagram.tsx'
import { EdgePanel } from '../panels/edge-panel.tsx'
import type { FlowData } from '../data/flow-data.ts'
import { FlowPanel } from '../panels/flow-panel.tsx'
import { FlowTables } from '../panels/flow-tables.tsx'
import { Printer } from '../../../ui/base/icons.ts'
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
  const place = hrefOf(chart.flow, picked)

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
        <div className={styles.tools}>
          {coverage && <Checkbox label="Покрытие проверками" checked={showsCoverage} onCheckedChange={setShowsCoverage} />}
          <Checkbox label="Экраны крупно" checked={isWide} onCheckedChange={setWide} />
          <Button size="sm" icon={<Printer />} onClick={() => window.print()}>
            Печать
          </Button>
        </div>
      </div>
      <div className={styles.split} data-wide={isWide || undefined}>
        <section className={styles.diagram} aria-label="Схема">
          <MovingHint />
          {showsCoverage && <CoverageLegend />}
          <Diagram
            data={data}
            picked={picked}
            live={live}
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
