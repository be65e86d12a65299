import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Actor } from 'xstate'
import type { replayMachine } from '../../../machines/desk/replay/machine.ts'
import { lastOf, momentAt, titleOf } from '../../../machines/desk/replay/selectors.ts'
import { useKeys } from '../../../ui/base/use-keys.ts'
import { useSend } from '../../kit/use-send.ts'
import { BarPart } from './bar-part.tsx'
import { EventsPart } from './events-part.tsx'
import { ForkPart } from './fork-part.tsx'
import { keyedOutcomes } from './outcome-keys.ts'
import { TimeLine } from './time-line.tsx'
import styles from './replay.module.css'

interface Props {
  actor: Actor<typeof replayMachine>
  /** The portal's screens in their frame. */
  screen: ReactNode
  /** The place on the picture of the flow. */
  map: ReactNode
}

const DIGITS = Array.from({ length: 9 }, (_, at) => `Digit${at + 1}`)

const useReplayKeys = (actor: Actor<typeof replayMachine>): void => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { at, calls } = snapshot.context
  const go = (to: number) => () => send({ type: 'go', to })
  const isForked = snapshot.matches({ shown: 'forked' })
  const isPlaying = snapshot.matches({ shown: 'playing' })
  const choose = (index: number) => {
    const answered = keyedOutcomes(calls)[index]
    return answered === undefined ? null : () => send({ type: 'outcome.choose', ...answered })
  }
  useKeys(
    {
      Space: isForked ? null : () => send({ type: isPlaying ? 'pause' : 'play' }),
      ArrowLeft: go(at - 1),
      ArrowRight: go(at + 1),
      Home: go(0),
      End: go(lastOf(snapshot.context)),
      KeyD: () => send({ type: isForked ? 'back' : 'fork' }),
      Enter: isForked ? () => send({ type: 'answer' }) : null,
      ...Object.fromEntries(DIGITS.map((code, index) => [code, isForked ? choose(index) : null])),
    },
    ['ArrowLeft', 'ArrowRight'],
  )
}

const captionOf = (isForked: boolean, isOpen: boolean | null): string => {
  if (isOpen === false) return 'Экран этой записи не открывается этой версией портала'
  return isForked ? 'Ведёте вы, запросы не уходят' : 'Экран портала, запросы не уходят'
}

/** The replay: the screen, its place on the picture, the events, the time line. */
export const Player = ({ actor, screen, map }: Props) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  useReplayKeys(actor)
  const { context } = snapshot
  const isForked = snapshot.matches({ shown: 'forked' })
  const go = (to: number) => send({ type: 'go', to })
  return (
    <div className={styles.player}>
      <BarPart snapshot={snapshot} send={send} />
      <div className={styles.grid}>
        <section className={styles.phone} aria-label="Экран">
          {screen}
          <p className={styles.phoneCaption}>
            {captionOf(isForked, context.isFrameOpen)}
            <br />
            Цифры и имена подставные; открытые меню и подсказки не записаны
          </p>
        </section>
        <section className={styles.map} aria-label="Место на схеме">
          <h2 className={styles.mapHead}>{titleOf(context, momentAt(context)?.machine ?? null) || 'Схема'}</h2>
          {map}
        </section>
        <section className={styles.list} aria-label="События">
          {isForked && <ForkPart snapshot={snapshot} send={send} />}
          <EventsPart context={context} onGo={go} />
        </section>
      </div>
      <TimeLine
        context={context}
        isPlaying={snapshot.matches({ shown: 'playing' })}
        onPlay={isForked ? null : () => send({ type: 'play' })}
        onPause={() => send({ type: 'pause' })}
        onGo={go}
      />
    </div>
  )
}
