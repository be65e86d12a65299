/** The diagram of a flow in a window of its own: moved by hand, walked by Tab, picked by click or Enter. */
import { useEffect, useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Minus, Plus } from '../../ui/icons.ts'
import type { FlowData } from './flow-data.ts'
import { Maximize } from './icons.ts'
import { boxOfPicture, itemsOf, openPicture, pickedBy, type PictureItem } from './picture.ts'
import type { Picked } from './place.ts'
import { usePanZoom } from './use-pan-zoom.ts'
import { markCovered, markPicked } from './marks.ts'
import type { Grades } from './coverage.ts'
import styles from './diagram.module.css'

const STEP = 60
const FACTOR = 1.25

const MOVES: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
}

interface Props {
  data: FlowData
  picked: Picked | null
  /** Where the screen that the reader presses stands now. */
  live: string | null
  /** How the last run has covered each edge and state, when that is to be seen. */
  grades: Grades | null
  onPick: (picked: { kind: 'state' | 'edge'; id: string }) => void
}

export const Diagram = ({ data, picked, live, grades, onPick }: Props) => {
  const host = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement | null>(null)
  const items = useRef<PictureItem[]>([])
  const picture = useMemo(() => boxOfPicture(data.picture), [data])

  useEffect(() => {
    const opened = openPicture(data.picture)
    host.current?.replaceChildren(opened)
    svg.current = opened
    items.current = itemsOf(opened, data.chart)
  }, [data])
  const view = usePanZoom(svg, picture)

  // A new picture is told everything again: hence `data` among what these look at.
  useEffect(() => {
    const found = picked && items.current.find(({ kind, id }) => kind === picked.kind && id === picked.id)
    if (svg.current) markPicked(svg.current, picked, live)
    if (found) view.reveal(found.box)
    // eslint-disable-next-line react/exhaustive-effect-dependencies
  }, [data, picked, live, view])
  useEffect(() => {
    if (svg.current) markCovered(svg.current, grades)
    // eslint-disable-next-line react/exhaustive-effect-dependencies
  }, [data, grades])

  const focusAt = (at: number): boolean => {
    const item = items.current[at]
    if (!item) return false
    for (const { element } of items.current) element.setAttribute('tabindex', '-1')
    item.element.setAttribute('tabindex', '0')
    item.element.focus({ preventScroll: true })
    view.reveal(item.box)
    return true
  }

  const press = (event: KeyboardEvent) => {
    const { key } = event
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const at = items.current.findIndex(({ element }) => element === document.activeElement)
    const move = MOVES[key]
    const item = items.current[at]
    if (move) view.panBy(move)
    else if (key === '+' || key === '=') view.zoomBy(FACTOR)
    else if (key === '-' || key === '−') view.zoomBy(1 / FACTOR)
    else if (key === '0') view.fit()
    else if ((key === 'Enter' || key === ' ') && item) onPick(item)
    // Past the last one Tab leaves the diagram, as it leaves any other part of the page.
    else if (key !== 'Tab' || at < 0 || !focusAt(at + (event.shiftKey ? -1 : 1))) return
    event.preventDefault()
  }

  const click = ({ target }: MouseEvent) => {
    const wanted = view.wasDrag() ? null : pickedBy(target)
    if (wanted) onPick(wanted)
  }

  return (
    <div className={styles.window} data-diagram={data.chart.flow}>
      {/* Keys and clicks of the links inside come up to here. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div ref={host} className={styles.host} onKeyDown={press} onClick={click} />
      <div className={styles.tools} role="group" aria-label="Масштаб схемы">
        <IconButton size="sm" label="Крупнее (клавиша +)" icon={<Plus />} onClick={() => view.zoomBy(FACTOR)} />
        <IconButton size="sm" label="Мельче (клавиша −)" icon={<Minus />} onClick={() => view.zoomBy(1 / FACTOR)} />
        <IconButton size="sm" label="Схема целиком (клавиша 0)" icon={<Maximize />} onClick={view.fit} />
      </div>
    </div>
  )
}
