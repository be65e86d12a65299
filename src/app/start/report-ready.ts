/**
 * A report of a problem is written when something does not work, often without a network: its screen, the words of steps and what makes a link
 * are there by then, and a report that has waited for the network goes by itself (D256).
 */
import { personOf } from '../../machines/account/session/selectors.ts'
import { readDraft } from '../../machines/site/problem/draft.ts'
import { bringReport } from '../effects/report/port.ts'
import { openDraft } from '../effects/storage/drafts.ts'
import { forgetFailed } from '../loading/screen-loader.tsx'
import { routeOf } from '../routing/routes.ts'
import { preload } from '../screens/of-route.ts'
import type { Services } from '../session/services.ts'
import { idle, savesData } from './idle.ts'

const PLACE = '/problem'

/** Its own screen sends it too, and shows the code. */
const isOpen = (): boolean => routeOf(window.location.pathname).path === PLACE

const sendWaiting = async ({ api, effects, session }: Services): Promise<void> => {
  if (isOpen() || !navigator.onLine) return
  const owner = personOf(session.getSnapshot())?.id ?? ''
  const slot = openDraft('problem', owner, Date.now())
  const waiting = readDraft(slot.initial)?.command ?? null
  if (waiting === null) return
  const { key, isRepeat: _isRepeat, ...body } = waiting
  const result = await api.call('reportProblem', { body, idempotencyKey: key, background: true })
  if (result.kind !== 'ok') return
  slot.keep(null, Date.now())
  effects.toast(null, {
    title: 'Обращение отправлено',
    text: `Код ${result.payload.report}: назовите его поддержке`,
    tone: 'success',
    about: 'problem',
  })
}

export const readyReport = async (services: Services): Promise<void> => {
  const send = () => void sendWaiting(services).catch(() => null)
  window.addEventListener('online', send)
  send()
  await idle()
  if (savesData()) return
  await preload(routeOf(PLACE)).catch(forgetFailed)
  await bringReport()
}
