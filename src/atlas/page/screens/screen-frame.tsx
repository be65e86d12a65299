/** One screen at one width: a frame as wide as the device, scaled down to fit. */
import { useCallback, useEffect, useRef, useState, type CSSProperties } from 'react'
import { targetOrigin, type FromScreen, type ToScreen } from '../../screen/protocol.ts'
import { screenSource } from './screen-source.ts'
import { useWidth } from '../base/use-width.ts'
import styles from './screen-frame.module.css'

export interface Device {
  id: 'phone' | 'tablet' | 'desktop'
  label: string
  width: number
  height: number
}

export const DEVICES: readonly Device[] = [
  { id: 'phone', label: 'Телефон', width: 360, height: 640 },
  { id: 'tablet', label: 'Планшет', width: 768, height: 640 },
  { id: 'desktop', label: 'Компьютер', width: 1280, height: 720 },
]

/** Higher screens scroll inside. */
const HIGHEST = 1800

export type ShowMessage = Omit<Extract<ToScreen, { type: 'show' }>, 'told'>

const NOTHING: readonly { type: string }[] = []

interface Props {
  device: Device
  /** The content in words: the frame's accessible name. */
  title: string
  show: ShowMessage
  /** The events sent to the screens since `show` changed: one that loads late catches up with them. */
  told?: readonly { type: string }[]
  isTouchable: boolean
  /** Passes a function that sends messages to this screen, once it has been told what to show; null when it unmounts. */
  onOpen?: ((tell: ((message: ToScreen) => void) | null) => void) | undefined
  onNews?: (news: FromScreen) => void
}

const source = screenSource()

export const ScreenFrame = ({ device, title, show, told = NOTHING, isTouchable, onOpen, onNews }: Props) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [place, room] = useWidth()
  /** Counted, because a document that loads again knows nothing. */
  const [loads, setLoads] = useState(0)
  const [height, setHeight] = useState(device.height)
  const news = useRef(onNews)
  const latestTold = useRef(told)
  useEffect(() => {
    news.current = onNews
    latestTold.current = told
  })

  useEffect(() => {
    const hear = ({ source: from, data }: MessageEvent<FromScreen>) => {
      if (from !== frame.current?.contentWindow) return
      if (data.type === 'ready') setLoads((before) => before + 1)
      else if (data.type === 'height') setHeight(Math.min(Math.max(data.height, device.height), HIGHEST))
      else news.current?.(data)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [device])

  const tell = useCallback((message: ToScreen) => frame.current?.contentWindow?.postMessage(message, targetOrigin()), [])
  useEffect(() => {
    if (loads === 0) return undefined
    tell({ ...show, told: latestTold.current })
    onOpen?.(tell)
    return () => onOpen?.(null)
  }, [loads, show, tell, onOpen])
  useEffect(() => {
    if (loads > 0) tell({ type: 'touch', on: isTouchable })
  }, [loads, isTouchable, tell])

  const scale = room === 0 ? 0 : Math.min(1, room / device.width)
  const outer: CSSProperties = { height: height * scale }
  const inner: CSSProperties = { width: device.width, height, transform: `scale(${scale})` }
  return (
    <div ref={place} className={styles.place} data-device={device.id}>
      <div className={styles.sheet} style={outer}>
        <iframe
          ref={frame}
          className={styles.frame}
          style={inner}
          title={`${device.label}, ${device.width}: ${title}`}
          // The frame can open neither windows nor other pages. It has our own origin: without it its scripts would
          // not load.
          // eslint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-forms"
          {...source}
        />
      </div>
    </div>
  )
}
