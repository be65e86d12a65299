/** The real screen of a configuration at the widths of phone, tablet and desktop, static or interactive. */
import { useEffect, useCallback, useMemo, useRef, useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import type { FromScreen, ToScreen } from '../../screen/protocol.ts'
import { textOf, type FlowData } from '../data/flow-data.ts'
import { LiveLog, type LiveLine } from './live-log.tsx'
import { effectText } from '../base/say.ts'
import { DEVICES, type Device } from './device.ts'
import { ScreenFrame } from './screen-frame.tsx'
import { nameOfPlay, readPlay, type PlayedEvent } from '../data/simulation.ts'
import { cutFor, isIn } from '../data/variants.ts'
import { useLook, type Width } from '../base/look.ts'
import styles from './screens.module.css'

type Tell = (message: ToScreen) => void

const BROKEN =
  'Показ из этой ссылки не повторить: она неполная, или сценарий с тех пор изменился. Показан экран, с которого он начинался.'
const TOO_LONG = 'Показ длиннее, чем помещается в ссылку: в адресе его начало.'

const WIDTHS: readonly { value: Width; label: string }[] = [
  { value: 'all', label: 'Все' },
  ...DEVICES.map(({ id, label }) => ({ value: id, label })),
]

interface Props {
  data: FlowData
  config: number
  title: string
  /** The state of the interactive screen; null before the first action. */
  live: string | null
  onLive: (state: string | null) => void
  /** The simulation in the address; null for none. */
  played: string | null
  onPlayed: (played: string | null) => void
}

const saidBy = (data: FlowData, event: PlayedEvent): string => {
  const text = JSON.stringify(event)
  const alike = data.walks.events.filter(({ event: known }) => known.type === event.type)
  const just = alike.find(({ event: known }) => JSON.stringify(known) === text)
  if (just) return just.text
  const [same] = alike
  const trigger = data.chart.edges.find(({ trigger }) => trigger.name === event.type)?.trigger
  return trigger?.text ?? same?.text ?? event.type
}

const lineOf = (data: FlowData, news: FromScreen): string | null => {
  if (news.type === 'done') return saidBy(data, news.event)
  if (news.type === 'link') return `Ссылка: портал перешёл бы на ${news.href}`
  if (news.type !== 'effect') return null
  const effects = [...data.chart.edges.flatMap(({ effects }) => effects), ...data.chart.states.flatMap(({ entry }) => entry)]
  const known = effects.find(({ name }) => name === news.name)
  return `Портал: ${effectText(known?.text ?? news.name, news.name, news.params)}`
}

/** The log of a simulation that an address has brought. */
const linesOfPlay = (data: FlowData, events: readonly PlayedEvent[]): LiveLine[] =>
  events.map((event, at) => ({
    at,
    text: saidBy(data, event),
    kind: event.type.startsWith('xstate.') ? ('answer' as const) : ('person' as const),
  }))

export const Screens = ({ data, config, title, live, onLive, played, onPlayed }: Props) => {
  const [{ width }, changeLook] = useLook()
  const [brought] = useState(() => readPlay(data, played))
  const [isBroken, setBroken] = useState(brought === null)
  const [isTouchable, setTouchable] = useState(brought !== null && brought.length > 0)
  const [attempt, setAttempt] = useState(0)
  const [lines, setLines] = useState<readonly LiveLine[]>(() => linesOfPlay(data, brought ?? []))
  const [told, setTold] = useState<readonly PlayedEvent[]>(brought ?? [])
  const [shown, setShown] = useState({ config, played })
  const [written] = useState(() => new Set<string>())
  const name = useMemo(() => nameOfPlay(data.walks, told), [data, told])
  // Another configuration in the same frames: they load once, and earlier actions are discarded. The same for another simulation.
  if (shown.config !== config || shown.played !== played) {
    setShown({ config, played })
    // What this component has written comes back later than the next action may.
    const isOwn = written.delete(played ?? '')
    if (shown.config !== config || !isOwn) {
      const events = readPlay(data, played)
      setBroken(events === null)
      setLines(linesOfPlay(data, events ?? []))
      setTold(events ?? [])
      setAttempt((before) => before + 1)
      if (events && events.length > 0) setTouchable(true)
    }
  }
  useEffect(() => {
    if (name === null || name === (played ?? '') || isBroken) return
    written.add(name)
    onPlayed(name === '' ? null : name)
    // Only what the reader does is written: a new address is read above.
    // eslint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [name])
  const tells = useRef(new Map<Device['id'], Tell>())
  /** The interactive screen: the others follow it, and only its messages count. */
  const leader = useRef<Device['id'] | null>(null)

  const show = useMemo(
    // The attempt's number makes a message with the same content differ: the screen restarts.
    () => ({ type: 'show' as const, flow: data.chart.flow, ...cutFor(data.walks, config), attempt }),
    [data, config, attempt],
  )
  const [openers] = useState(
    () =>
      new Map(
        DEVICES.map(({ id }) => [
          id,
          (tell: Tell | null) => {
            if (tell) tells.current.set(id, tell)
            else tells.current.delete(id)
          },
        ]),
      ),
  )

  const sendToAll = useCallback((event: { type: string }, but: Device['id'] | null) => {
    setTold((all) => [...all, event])
    for (const [id, tell] of tells.current) if (id !== but) tell({ type: 'send', event })
  }, [])
  const addLine = (text: string, kind: LiveLine['kind']) => setLines((all) => [...all, { at: all.length, text, kind }])

  const hear = (id: Device['id']) => (news: FromScreen) => {
    if (news.type === 'shown' && told.length > 0) onLive(news.state)
    if (!isTouchable) return
    // User actions are passed on; everything else a screen does by itself.
    if (news.type === 'done' || news.type === 'link') leader.current = id
    if (news.type === 'done') sendToAll(news.event, id)
    // Another width may have been chosen since.
    if (leader.current === null || !tells.current.has(leader.current)) leader.current = id
    if (leader.current !== id) return
    if (news.type === 'moved') onLive(news.state)
    const text = lineOf(data, news)
    if (text !== null) addLine(text, news.type === 'done' ? 'person' : 'portal')
  }

  const answers = live === null ? [] : answersIn(data, live)
  const answer = (text: string, event: { type: string }) => {
    addLine(text, 'answer')
    sendToAll(event, null)
  }
  const restart = () => {
    setBroken(false)
    setLines([])
    setTold([])
    onLive(null)
    setAttempt((before) => before + 1)
  }
  const toggle = (on: boolean) => {
    setTouchable(on)
    if (!on && lines.length > 0) restart()
  }

  const devices = DEVICES.filter(({ id }) => width === 'all' || id === width)
  return (
    <div className={styles.screens}>
      <div className={styles.tools}>
        <SegmentedControl
          label="Ширина экрана"
          options={WIDTHS}
          value={width}
          onValueChange={(to) => changeLook({ width: to })}
        />
        <Checkbox label="Можно нажимать" checked={isTouchable} onCheckedChange={toggle} />
      </div>
      {isBroken && <Notice tone="warning">{BROKEN}</Notice>}
      {name === null && <Notice>{TOO_LONG}</Notice>}
      {isTouchable && (
        <LiveLog
          now={live === null ? title : liveText(data, live)}
          lines={lines}
          answers={answers}
          onAnswer={answer}
          again={
            lines.length > 0 && (
              <Button size="sm" onClick={restart}>
                Вернуть как было
              </Button>
            )
          }
        />
      )}
      <div className={styles.frames} data-width={width}>
        {devices.map((device) => (
          <figure key={device.id} className={styles.figure} data-device={device.id}>
            <figcaption className={styles.caption}>
              {device.label}, {device.width} px
            </figcaption>
            <ScreenFrame
              device={device}
              title={title}
              show={show}
              told={told}
              isTouchable={isTouchable}
              onOpen={openers.get(device.id)}
              onNews={hear(device.id)}
            />
          </figure>
        ))}
      </div>
    </div>
  )
}

const liveText = (data: FlowData, live: string): string =>
  live
    .split('+')
    .map((leaf) => textOf(data, leaf))
    .join(' + ')

/** The possible answers now, of every pending call. */
const answersIn = (data: FlowData, live: string): { text: string; event: { type: string } }[] => {
  const calls = new Set(
    data.chart.states.filter(({ id }) => id !== '*' && isIn(live, id)).flatMap(({ calls }) => calls.map(({ id }) => id)),
  )
  return data.walks.events.flatMap(({ call, text, event }) => (call !== null && calls.has(call) ? [{ text, event }] : []))
}
