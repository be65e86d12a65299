/** One screen at one width: a frame as wide as the device, scaled down to fit. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { targetOrigin, type FromScreen, type ToScreen } from '../../screen/protocol.ts'
import { screenSource } from './screen-source.ts'
import { heightOf, type Device } from './device.ts'
import { useLook } from '../base/look.ts'
import { ScaledFrame } from './scaled-frame.tsx'

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
  /** Counted, because a document that loads again knows nothing. */
  const [loads, setLoads] = useState(0)
  const [height, setHeight] = useState(device.height)
  const [{ theme }] = useLook()
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
      else if (data.type === 'height') setHeight(heightOf(device, data.height))
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
    if (loads > 0) tell({ type: 'theme', theme })
  }, [loads, theme, tell])
  useEffect(() => {
    if (loads > 0) tell({ type: 'touch', on: isTouchable })
  }, [loads, isTouchable, tell])

  return (
    <ScaledFrame
      ref={frame}
      device={device}
      height={height}
      title={title}
      // The frame can open neither windows nor other pages. It has our own origin: without it its scripts would not load.
      sandbox="allow-scripts allow-same-origin allow-forms"
      {...source}
    />
  )
}
