/** The place on the flow's own picture (docs/flows): where the portal stands is lit, and where it came from; the neighbourhood fills the pane. */
import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Actor } from 'xstate'
import type { replayMachine } from '../../machines/desk/replay/machine.ts'
import { momentAt } from '../../machines/desk/replay/selectors.ts'
import type { ReportMoment } from '../../domain/support/report-moment.ts'
import { Button } from '../../ui/actions/button.tsx'
import { neighbourhood, openPicture } from './picture.ts'
import styles from './replay.module.css'

const pictures = import.meta.glob<string>('../../../docs/flows/*.svg', { query: '?raw', import: 'default' })

/** Machine «addTool» is drawn in add-tool.svg. */
const fileOf = (machine: string): string =>
  `../../../docs/flows/${machine.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.svg`

/** The picture of a machine as text; '' while it loads, and where there is none. */
const usePictureText = (machine: string | null): string => {
  const [loaded, setLoaded] = useState<{ machine: string; text: string } | null>(null)
  useEffect(() => {
    let isAsked = true
    const take = (text: string) => {
      if (isAsked && machine !== null) setLoaded({ machine, text })
    }
    // A release whose pictures are gone: the events tell as much.
    if (machine !== null) pictures[fileOf(machine)]?.().then(take, () => take(''))
    return () => {
      isAsked = false
    }
  }, [machine])
  return loaded !== null && loaded.machine === machine ? loaded.text : ''
}

const NOWHERE: ReportMoment = { line: 0, machine: null, state: null, past: [], went: [] }

export const ReplayMap = ({ actor }: { actor: Actor<typeof replayMachine> }) => {
  const moment = useSelector(actor, ({ context }) => momentAt(context)) ?? NOWHERE
  const text = usePictureText(moment.machine)
  const [isWhole, setWhole] = useState(false)
  const host = useRef<HTMLDivElement>(null)
  const svg = useMemo(() => (text === '' ? null : openPicture(text)), [text])
  useEffect(() => {
    host.current?.replaceChildren(...(svg === null ? [] : [svg]))
    if (svg !== null) neighbourhood(svg, moment, isWhole)
  }, [svg, moment, isWhole])
  return (
    <>
      <div className={styles.view} ref={host} role="img" aria-label="Схема сценария: место отмечено" />
      <div className={styles.below}>
        <Button size="sm" variant="ghost" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
          Вся схема
        </Button>
      </div>
    </>
  )
}
