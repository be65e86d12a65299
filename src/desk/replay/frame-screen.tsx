/** The portal's screens in a frame of scripts alone, whose origin nobody shares: neither token nor storage of the desk is within its reach. */
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Actor } from 'xstate'
import type { replayMachine } from '../../machines/desk/replay/machine.ts'
import type { FrameLink } from './frame-link.ts'
import styles from './replay.module.css'

const ADDRESS = '/replay/frame.html'
/** Milliseconds after which a frame that has said nothing is not there. */
const PATIENCE = 10_000
/** Heights of the widths that are not the person's own. */
const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 768: 1_024, 1280: 800 }

/** Pixels of the column. */
const useRoom = () => {
  const [room, setRoom] = useState({ width: 360, height: 740 })
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    if (host.current !== null) observer.observe(host.current)
    return () => observer.disconnect()
  }, [])
  return { room, host }
}

/** A press in the frame moves the focus there; the keys of a replay are those of the desk. */
const useOwnKeys = (frame: RefObject<HTMLIFrameElement | null>, isForked: boolean): void => {
  useEffect(() => {
    if (isForked) return () => undefined
    let last: Element | null = document.activeElement
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && target !== frame.current) last = target
    }
    const takeBack = () => {
      if (frame.current === null || document.activeElement !== frame.current) return
      frame.current.blur()
      window.focus()
      if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true })
    }
    // The event comes before the focus is there.
    const soon = () => setTimeout(takeBack)
    takeBack()
    window.addEventListener('blur', soon)
    document.addEventListener('focusin', note)
    return () => {
      window.removeEventListener('blur', soon)
      document.removeEventListener('focusin', note)
    }
  }, [frame, isForked])
}

interface Props {
  actor: Actor<typeof replayMachine>
  link: FrameLink
}

export const FrameScreen = ({ actor, link }: Props) => {
  const { width, carried, isFrameOpen } = useSelector(actor, ({ context }) => context)
  const frame = useRef<HTMLIFrameElement>(null)
  const { room, host } = useRoom()
  useOwnKeys(
    frame,
    useSelector(actor, (snapshot) => snapshot.matches({ shown: 'forked' })),
  )
  useEffect(() => {
    link.attach(frame.current?.contentWindow ?? null)
    const timer = setTimeout(() => actor.send({ type: 'frame.broken' }), PATIENCE)
    const end = link.hear((event) => {
      if (event.type === 'frame.opened') clearTimeout(timer)
      actor.send(event)
    })
    return () => {
      end()
      clearTimeout(timer)
      link.attach(null)
    }
  }, [actor, link])
  const height = width === carried?.width ? carried.height : (HEIGHTS[width] ?? 740)
  const scale = Math.min(1, room.width / width, room.height / height)
  return (
    <div className={styles.room} ref={host}>
      <div className={styles.device} style={{ width: width * scale, height: height * scale }} hidden={isFrameOpen === false}>
        <iframe
          ref={frame}
          className={styles.frame}
          // Without `allow-same-origin`, which would give it the operator's storage.
          sandbox="allow-scripts"
          src={ADDRESS}
          title="Экран портала на этом шаге"
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  )
}
