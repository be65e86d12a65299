/**
 * The recording of this tab for a report to support: loaded after the page, masked by the marks of flows and contract, kept in the tab.
 * Nothing of it is sent before the person sends it.
 */
import type { AnyActor } from 'xstate'
import { PORTAL_MARKS } from '../../api/generated/marks/portal.ts'
import { personOf } from '../../machines/account/session/selectors.ts'
import { portalMarks } from '../../replay/marks.ts'
import { createRecorder, type Recorder } from '../../replay/record/recorder.ts'
import { RECORDING_OWNER } from '../effects/storage/forget-in-tab.ts'
import { read, write } from '../effects/storage/storage.ts'
import { recorded } from '../effects/report/recorded.ts'
import { roots } from './roots.ts'
import type { Services } from './services.ts'

/** Milliseconds: what a crash of the browser may lose. */
const SAVED_EVERY = 2_000

/** What somebody has done ends with their session: the next person at this device reports nothing of it. */
const followOwner = ({ session }: Services, recorder: Recorder): void => {
  let before = read('sessionStorage', RECORDING_OWNER)
  const follow = () => {
    const snapshot = session.getSnapshot()
    const person = personOf(snapshot)
    // Who it is stands in an answer that is still to come.
    if (snapshot.context.token !== null && person === null) return
    const now = person?.id ?? null
    if (before === now) return
    if (before !== null) recorder.erase()
    write('sessionStorage', RECORDING_OWNER, now)
    before = now
  }
  follow()
  session.subscribe(follow)
}

/** A report is about what was before it. */
const isReport = ({ logic }: { logic: unknown }): boolean => (logic as { id?: unknown }).id === 'problem'

/** Attaches the recorder to all flows that run, and to those that will: the set tells of its own changes from now on. */
const followRoots = (recorder: Recorder): void => {
  const attach = (root: AnyActor) => (isReport(root) ? () => {} : recorder.attach(root))
  const ends = new Map([...roots].map((root) => [root, attach(root)] as const))
  roots.add = (root) => {
    ends.set(root, attach(root))
    return roots
  }
  roots.delete = (root) => {
    ends.get(root)?.()
    return ends.delete(root)
  }
}

export const startRecording = (services: Services): void => {
  const recorder = createRecorder({
    release: import.meta.env.VITE_APP_VERSION,
    store: {
      read: (slot) => read('sessionStorage', `recording.${slot}`),
      write: (slot, text) => write('sessionStorage', `recording.${slot}`, text),
    },
    now: () => Date.now(),
    place: () => window.location.pathname,
    onFault: () => services.effects.logProblem(null, { problem: 'recorder: an event was not recorded' }),
    marks: { flows: portalMarks, schemas: PORTAL_MARKS },
  })
  followOwner(services, recorder)
  recorded.read = recorder.read
  recorder.attach(services.session)
  followRoots(recorder)
  window.setInterval(recorder.save, SAVED_EVERY)
  window.addEventListener('pagehide', recorder.save)
}
