/** The replay of a report: by its code in the address, by a link's fragment, or of what is typed and opened here. */
import { useState, type ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import type { EndPlace } from '../../machines/desk/reports/types.ts'
import { reportsActors } from '../../machines/desk/reports/actors.ts'
import { reportsMachine } from '../../machines/desk/reports/machine.ts'
import { ReportsView } from '../../views/desk/reports/view.tsx'
import { currentTexts } from '../replay/report-data.ts'
import { replayActors } from '../../machines/desk/replay/actors.ts'
import { replayMachine } from '../../machines/desk/replay/machine.ts'
import type { ReplayInput } from '../../machines/desk/replay/types.ts'
import { ReplayView } from '../../views/desk/replay/view.tsx'
import { useDeskFlow, type DeskFlowParts } from '../flow.ts'
import { createFrameLink, type FrameLink } from '../replay/frame-link.ts'
import { FrameScreen } from '../replay/frame-screen.tsx'
import { ReplayMap } from '../replay/map.tsx'
import { unpackSource } from '../replay/unpack.ts'

const STEP = 'step'

/** Written over this entry of the history: a walk along the steps is no journey. */
const keepStep = (step: number): void => {
  const { pathname, search, hash } = window.location
  const asked = new URLSearchParams(search)
  asked.set(STEP, String(step + 1))
  window.history.replaceState(window.history.state, '', `${pathname}?${asked.toString()}${hash}`)
}

const stepIn = (search: string): number | null => {
  const asked = Number(new URLSearchParams(search).get(STEP))
  return Number.isInteger(asked) && asked > 0 ? asked - 1 : null
}

/** The address names it with signs of its own. */
const codeIn = (pathname: string): string | null => {
  const written = matchPath('/support/:code', pathname)?.params.code ?? null
  try {
    return written === null ? null : decodeURIComponent(written)
  } catch {
    return written
  }
}

const partsWith = (link: FrameLink): DeskFlowParts<typeof replayMachine> => ({
  machine: replayMachine,
  actors: ({ api }) => replayActors(api, { unpack: unpackSource }),
  effects: () => ({
    tellFrame: (_, message: Parameters<FrameLink['tell']>[0]) => link.tell(message),
    keepStep: (_, { step }: { step: number }) => keepStep(step),
  }),
})

const reportsParts: DeskFlowParts<typeof reportsMachine> = {
  machine: reportsMachine,
  actors: ({ api }) => reportsActors(api, { words: currentTexts }),
}

/** Where the reports ended that the address asks for. */
const placeIn = (search: string): EndPlace | null => {
  const asked = new URLSearchParams(search)
  const machine = asked.get('machine') ?? ''
  return machine === '' ? null : { machine, state: asked.get('state') ?? '' }
}

const Reports = ({ place }: { place: EndPlace | null }) => <ReportsView actor={useDeskFlow(reportsParts, { place })} />

const Report = ({ input, list }: { input: ReplayInput; list: ReactNode }) => {
  const [{ link, parts }] = useState(() => {
    const frame = createFrameLink()
    return { link: frame, parts: partsWith(frame) }
  })
  const actor = useDeskFlow(parts, input)
  return (
    <ReplayView actor={actor} screen={<FrameScreen actor={actor} link={link} />} map={<ReplayMap actor={actor} />} list={list} />
  )
}

export const SupportScreen = () => {
  const { pathname, search, hash } = useLocation()
  const code = codeIn(pathname)
  const link = hash.length > 1 ? hash.slice(1) : null
  const input = { code, link: code === null ? link : null, step: stepIn(search) }
  const place = placeIn(search)
  const list = <Reports key={JSON.stringify(place)} place={place} />
  // Another report is another flow; a step that the address names is where it begins.
  return <Report key={`${code ?? ''} ${link ?? ''}`} input={input} list={list} />
}
