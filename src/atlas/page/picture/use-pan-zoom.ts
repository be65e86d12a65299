/** Pan and zoom of an svg by wheel, drag, two fingers and keys: the viewBox changes, so lines and text stay sharp. */
import { useEffect, useMemo, useRef, type RefObject } from 'react'
import { putMiniMap, type MiniMap } from './mini-map.ts'
import { boxOfPicture, openPicture } from './picture.ts'
import { putSheets } from './print-sheets.ts'
import { fitAll, fitReadable, pan, refit, reveal, zoom, type Box, type Point, type Size } from './view-box.ts'

export interface PanZoom {
  zoomBy: (factor: number) => void
  panBy: (by: Point) => void
  fit: () => void
  /** Scrolls a part into view, in units of the picture. */
  reveal: (part: Box) => void
  /** Whether the last press was a drag: then it selects nothing. */
  wasDrag: () => boolean
}

const WHEEL = 0.0016
/** The tolerance of a click, in pixels. */
const TREMBLE = 5

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})
const spread = ([one, other]: readonly Point[]): number => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0)

const cornerAt = ({ width, height }: Box, { x, y }: Point): Point => ({ x: x - width / 2, y: y - height / 2 })

const putWhole = (svg: SVGSVGElement, text: string): (() => void) => putSheets(svg, openPicture(text), boxOfPicture(text))

/** The picture in its window, outside React: panning must not re-render the page. */
class Camera {
  #box: Box
  #size: Size
  /** The printed sheets. */
  #takeAway: (() => void) | null = null
  readonly #svg: SVGSVGElement
  readonly #mini: MiniMap
  /** What paper gets: the whole flow, where the picture is only its overview. */
  readonly #paper: string | null
  readonly #picture: Box

  constructor(svg: SVGSVGElement, picture: Box, first: Box | null, paper: string | null) {
    this.#svg = svg
    this.#picture = picture
    this.#paper = paper
    this.#mini = putMiniMap(svg, picture, (at) => this.#set({ ...this.#box, ...cornerAt(this.#box, at) }))
    this.#size = this.#measure()
    this.#box = fitReadable(picture, this.#size, first)
    this.#draw()
  }

  #measure(): Size {
    const { clientWidth, clientHeight } = this.#svg
    return { width: clientWidth || 1, height: clientHeight || 1 }
  }

  #draw(): void {
    const { x, y, width, height } = this.#box
    this.#svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
    this.#mini.draw(this.#box)
  }

  stop(): void {
    this.#mini.remove()
  }

  #set(box: Box): void {
    this.#box = box
    this.#draw()
  }

  resize(): void {
    const size = this.#measure()
    const before = this.#size
    this.#size = size
    this.#set(refit(this.#box, before, size))
  }

  pan = (by: Point): void => this.#set(pan(this.#box, this.#size, this.#picture, by))
  zoom = (factor: number, at: Point = { x: this.#size.width / 2, y: this.#size.height / 2 }): void =>
    this.#set(zoom(this.#box, this.#size, this.#picture, factor, at))
  fit = (): void => this.#set(fitAll(this.#picture, this.#size))
  reveal = (part: Box): void => this.#set(reveal(this.#box, this.#picture, part))

  /** Print shows the whole picture, whatever the screen shows. Some browsers fire the event twice. */
  print(isPrinting: boolean): void {
    const { x, y, width, height } = this.#picture
    this.#takeAway?.()
    this.#takeAway = null
    if (!isPrinting) return this.#draw()
    this.#svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
    this.#takeAway = this.#paper === null ? putSheets(this.#svg, this.#svg, this.#picture) : putWhole(this.#svg, this.#paper)
  }
}

const hands = (svg: SVGSVGElement, camera: Camera, noteDrag: (isDrag: boolean) => void): (() => void) => {
  const pressed = new Map<number, Point>()
  let travelled = 0
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = svg.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    if (pressed.size === 0) travelled = 0
    pressed.set(event.pointerId, pointOf(event))
    noteDrag(false)
  }
  const move = (event: PointerEvent) => {
    const last = pressed.get(event.pointerId)
    if (!last) return
    const before = [...pressed.values()]
    pressed.set(event.pointerId, pointOf(event))
    const after = [...pressed.values()]
    const [from, to] = [middle(before), middle(after)]
    travelled += Math.hypot(to.x - from.x, to.y - from.y)
    if (travelled < TREMBLE && pressed.size === 1) return
    // Captured only now: an earlier capture would send the click to the svg, not to the state under it.
    svg.setPointerCapture(event.pointerId)
    noteDrag(true)
    camera.pan({ x: to.x - from.x, y: to.y - from.y })
    if (pressed.size > 1 && spread(before) > 0) camera.zoom(spread(after) / spread(before), to)
  }
  const up = ({ pointerId }: PointerEvent) => pressed.delete(pointerId)
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    camera.zoom(Math.exp(-event.deltaY * WHEEL * (event.deltaMode === 1 ? 16 : 1) * (event.ctrlKey ? 4 : 1)), pointOf(event))
  }
  const listening = new AbortController()
  const { signal } = listening
  svg.addEventListener('pointerdown', down, { signal })
  svg.addEventListener('pointermove', move, { signal })
  for (const end of ['pointerup', 'pointercancel'] as const) svg.addEventListener(end, up, { signal })
  // The element under a finger holds the capture until the picture takes it: that loss does not end the drag.
  svg.addEventListener('lostpointercapture', (event) => event.target === svg && up(event), { signal })
  svg.addEventListener('wheel', wheel, { signal, passive: false })
  const paper = window.matchMedia('print')
  paper.addEventListener('change', ({ matches }) => camera.print(matches), { signal })
  window.addEventListener('beforeprint', () => camera.print(true), { signal })
  window.addEventListener('afterprint', () => camera.print(false), { signal })
  const observer = new ResizeObserver(() => {
    if (!paper.matches) camera.resize()
  })
  observer.observe(svg)
  return () => {
    observer.disconnect()
    listening.abort()
  }
}

/**
 * @param svg the picture in the document; null while there is none
 * @param firstOf the initial focus of a picture that is too large to be shown whole
 * @param paper the whole flow as SVG text, where the picture is its overview; null where the picture is all there is
 */
export const usePanZoom = (
  svg: RefObject<SVGSVGElement | null>,
  picture: Box,
  firstOf: (svg: SVGSVGElement) => Box | null,
  paper: string | null,
): PanZoom => {
  const camera = useRef<Camera | null>(null)
  const isDrag = useRef(false)
  useEffect(() => {
    if (!svg.current) return undefined
    const own = new Camera(svg.current, picture, firstOf(svg.current), paper)
    camera.current = own
    const letGo = hands(svg.current, own, (drag) => {
      isDrag.current = drag
    })
    return () => {
      letGo()
      own.stop()
    }
  }, [svg, picture, firstOf, paper])
  return useMemo(
    () => ({
      zoomBy: (factor) => camera.current?.zoom(factor),
      panBy: (by) => camera.current?.pan(by),
      fit: () => camera.current?.fit(),
      reveal: (part) => camera.current?.reveal(part),
      wasDrag: () => isDrag.current,
    }),
    [],
  )
}
