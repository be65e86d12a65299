/**
 * The frame of the replay: it shows a step of a recording on the portal's own screens. It stands in a frame of scripts alone, in an origin that
 * nobody shares, and its page may connect to nothing; all that it hears comes from the window around it (D260).
 */
import { createRoot } from 'react-dom/client'
import '../ui/styles/tokens.css'
import '../ui/styles/base.css'
import '../ui/styles/web-face.css'
import { createConsent } from '../app/effects/consent.ts'
import type { FromFrame, ToFrame } from '../domain/support/replay-frame.ts'
import { holdScreen } from './hold.ts'
import { createPlayer } from './player.tsx'

// As the portal's entry does: no policy allows eval.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const host = document.querySelector<HTMLElement>('#root')
if (!host) throw new Error('frame.html has no #root')
const root = createRoot(host)

const tell = (message: FromFrame): void => window.parent.postMessage(message, '*')
const { hear, isByHand } = createPlayer((tree) => root.render(tree), tell)
holdScreen(window, isByHand)

// The device asked nobody about cookies here.
createConsent().answer('refused')
window.addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
  if (source === window.parent) hear(data)
})
tell({ kind: 'ready', release: import.meta.env.VITE_APP_VERSION })
