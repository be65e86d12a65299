/** A small map of a picture: its states as rectangles, and the visible part. For the pointer only: keys move the picture itself. */
import type { Box, Point } from './view-box.ts'
import styles from './mini-map.module.css'

const SVG = 'http://www.w3.org/2000/svg'

const rectOf = ({ x, y, width, height }: Box, name: string): SVGRectElement => {
  const rect = document.createElementNS(SVG, 'rect')
  for (const [attribute, value] of Object.entries({ x, y, width, height, class: name }))
    rect.setAttribute(attribute, String(value))
  return rect
}

export interface MiniMap {
  /** Shows the visible part; hides the map where the whole picture is visible. */
  draw: (box: Box) => void
  remove: () => void
}

const covers = (box: Box, picture: Box): boolean =>
  box.x <= picture.x &&
  box.y <= picture.y &&
  box.x + box.width >= picture.x + picture.width &&
  box.y + box.height >= picture.y + picture.height

/** @param onPick the point of the picture that shall be in the middle */
export const putMiniMap = (svg: SVGSVGElement, picture: Box, onPick: (at: Point) => void): MiniMap => {
  const place = document.createElement('div')
  place.className = styles['map'] ?? ''
  place.setAttribute('aria-hidden', 'true')
  const map = document.createElementNS(SVG, 'svg')
  map.setAttribute('viewBox', `${picture.x} ${picture.y} ${picture.width} ${picture.height}`)
  const boxes = [...svg.querySelectorAll<SVGGraphicsElement>('g.state:not(.root), g[data-place]')].map((element) => {
    const shape = element.querySelector<SVGGraphicsElement>('.shape') ?? element
    return rectOf(shape.getBBox(), (element.classList.contains('frame') ? styles['frame'] : styles['box']) ?? '')
  })
  const seen = rectOf(picture, styles['seen'] ?? '')
  map.append(...boxes, seen)
  place.append(map)
  svg.after(place)
  const pick = ({ clientX, clientY, buttons, type }: PointerEvent) => {
    if (type === 'pointermove' && buttons === 0) return
    const matrix = map.getScreenCTM()
    if (matrix) onPick(new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()))
  }
  map.addEventListener('pointerdown', pick)
  map.addEventListener('pointermove', pick)
  return {
    draw: (box) => {
      place.hidden = covers(box, picture)
      for (const name of ['x', 'y', 'width', 'height'] as const) seen.setAttribute(name, String(box[name]))
    },
    remove: () => place.remove(),
  }
}
