/** One screen at one width: a frame as wide as the device, scaled down to fit. */
import { useEffect, useRef, useState, type CSSProperties } from 'react'
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

interface Props {
  device: Device
  /** The content in words: the frame's accessible name. */
  title: string
  show: Extract<ToScreen, { type: 'show' }>
  isTouchable: boolean
  /** Passes a function that sends messages to this screen; null when the screen unmounts. */
  onOpen?: ((tell: ((message: ToScreen) => void) | null) => void) | undefined
  onNews?: (news: FromScreen) => void
}

const source = screenSource()

export const ScreenFrame = ({ device, title, show, isTouchable, onOpen, onNews }: Props) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [place, room] = useWidth()
  const [isReady, setReady] = useState(false)
  const [height, setHeight] = useState(device.height)
  const news = useRef(onNews)
  useEffect(() => {
    news.current = onNews
  })

  useEffect(() => {
    const tell = (message: ToScreen) => frame.current?.contentWindow?.postMessage(message, targetOrigin())
    const hear = ({ source: from, data }: MessageEvent<FromScreen>) => {
      if (from !== frame.current?.contentWindow) return
      if (data.type === 'ready') setReady(true)
      else if (data.type === 'height') setHeight(Math.min(Math.max(data.height, device.height), HIGHEST))
      else news.current?.(data)
    }
    window.addEventListener('message', hear)
    onOpen?.(tell)
    return () => {
      window.removeEventListener('message', hear)
      onOpen?.(null)
    }
  }, [device, onOpen])

  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.postMessage(show, targetOrigin())
  }, [isReady, show])
  useEffect(() => {
    const message: ToScreen = { type: 'touch', on: isTouchable }
    if (isReady) frame.current?.contentWindow?.postMessage(message, targetOrigin())
  }, [isReady, isTouchable])

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
