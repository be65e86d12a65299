/** The window of a picture, with pan and zoom by mouse, touch, keys and buttons, for diagrams and the map alike. */
import type { KeyboardEvent, MouseEvent, RefObject } from 'react'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Minus, Plus } from '../../../ui/base/icons.ts'
import { Maximize } from '../../../ui/base/icons.ts'
import type { PanZoom } from './use-pan-zoom.ts'
import styles from './picture-window.module.css'

const STEP = 60
const FACTOR = 1.25

const MOVES: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
}

/** @returns whether the key moves a picture */
const moveBy = (view: PanZoom, key: string): boolean => {
  const move = MOVES[key]
  if (move) view.panBy(move)
  else if (key === '+' || key === '=') view.zoomBy(FACTOR)
  else if (key === '-' || key === '−') view.zoomBy(1 / FACTOR)
  else if (key === '0') view.fit()
  else return false
  return true
}

interface Props {
  host: RefObject<HTMLDivElement | null>
  view: PanZoom
  /** The picture's subject. */
  name: string
  /** @returns whether the picture itself has handled the key */
  onKey?: (event: KeyboardEvent) => boolean
  onClick?: (event: MouseEvent) => void
}

/** The help text for mouse and keyboard, or for touch. */
export const MovingHint = () => (
  <p className={styles.hint}>
    <span className={styles.byMouse}>Двигайте мышью и колесом или клавишами: стрелки, +, −, 0, Tab, Enter</span>
    <span className={styles.byTouch}>Двигайте пальцем, двумя пальцами — крупнее и мельче</span>
  </p>
)

export const PictureWindow = ({ host, view, name, onKey, onClick }: Props) => {
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (moveBy(view, event.key) || onKey?.(event)) event.preventDefault()
  }
  return (
    <div className={styles.window} data-diagram={name}>
      {/* Keys and clicks of the links inside bubble to here. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div ref={host} className={styles.host} onKeyDown={press} onClick={onClick} />
      <div className={styles.tools} role="group" aria-label="Масштаб схемы">
        <IconButton size="sm" label="Крупнее (клавиша +)" icon={<Plus />} onClick={() => view.zoomBy(FACTOR)} />
        <IconButton size="sm" label="Мельче (клавиша −)" icon={<Minus />} onClick={() => view.zoomBy(1 / FACTOR)} />
        <IconButton size="sm" label="Схема целиком (клавиша 0)" icon={<Maximize />} onClick={view.fit} />
      </div>
    </div>
  )
}
