/** The diagram of a flow: Tab moves through it, click or Enter selects. */
import { useCallback, useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import type { Grades } from '../data/coverage.ts'
import type { FlowData } from '../data/flow-data.ts'
import type { Touched } from '../data/people.ts'
import { markCovered, markPicked, markTouched } from './marks.ts'
import { PictureWindow } from './picture-window.tsx'
import { firstOfMain, itemsOf, pickedBy, type PictureItem } from './picture.ts'
import type { Picked } from '../base/place.ts'
import { usePicture } from './use-picture.ts'

interface Props {
  data: FlowData
  /** The flow's picture, or its overview. */
  picture: string
  picked: Picked | null
  /** The current state of the interactive screen. */
  live: string | null
  /** The last run's coverage of each edge and state, in the coverage view. */
  grades: Grades | null
  /** What the lens leaves bright; null without one. */
  touched: Touched | null
  onPick: (picked: { kind: 'state' | 'edge'; id: string }) => void
}

export const Diagram = ({ data, picture, picked, live, grades, touched, onPick }: Props) => {
  const { chart } = data
  const items = useRef<PictureItem[]>([])
  const prepare = useCallback(
    (opened: SVGSVGElement) => {
      items.current = itemsOf(opened, chart)
    },
    [chart],
  )
  const firstOf = useCallback((opened: SVGSVGElement) => firstOfMain(opened, chart), [chart])
  const { host, svg, view } = usePicture(picture, prepare, firstOf, picture === data.picture ? null : data.picture)

  // A new picture needs all marks again: hence `picture` in these dependencies.
  useEffect(() => {
    const found = picked && items.current.find(({ kind, id }) => kind === picked.kind && id === picked.id)
    if (svg.current) markPicked(svg.current, picked, live)
    if (found) view.reveal(found.box)
    // eslint-disable-next-line react/exhaustive-effect-dependencies
  }, [picture, picked, live, view, svg])
  useEffect(() => {
    if (svg.current) markCovered(svg.current, grades)
    // eslint-disable-next-line react/exhaustive-effect-dependencies
  }, [picture, grades, svg])

  useEffect(() => {
    if (svg.current) markTouched(svg.current, touched)
    // eslint-disable-next-line react/exhaustive-effect-dependencies
  }, [picture, touched, svg])

  const focusAt = (at: number): boolean => {
    const item = items.current[at]
    if (!item) return false
    for (const { element } of items.current) element.setAttribute('tabindex', '-1')
    item.element.setAttribute('tabindex', '0')
    item.element.focus({ preventScroll: true })
    view.reveal(item.box)
    return true
  }

  const press = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const at = items.current.findIndex(({ element }) => element === document.activeElement)
    const item = items.current[at]
    if ((key === 'Enter' || key === ' ') && item) onPick(item)
    // After the last part Tab leaves the diagram, as usual.
    else return key === 'Tab' && at >= 0 && focusAt(at + (shiftKey ? -1 : 1))
    return true
  }

  const click = ({ target }: MouseEvent) => {
    const wanted = view.wasDrag() ? null : pickedBy(target)
    if (wanted) onPick(wanted)
  }

  return <PictureWindow host={host} view={view} name={chart.flow} onKey={press} onClick={click} />
}
