/**
 * Yandex SmartCaptcha, where the server is configured for it. The portal uses the invisible widget: its own «Я не робот»
 * starts the check, and most users see no task at all.
 */
import type { CaptchaSolution } from '../../../machines/fragments/captcha/types.ts'

const SCRIPT = 'https://smartcaptcha.yandexcloud.net/captcha.js?render=onload'
/** Tokens expire after five minutes. */
const LIFETIME = 5 * 60_000
/** The task's window closes on success too: the token may arrive a moment later. */
const AFTER_CLOSING = 500

type WidgetId = number

/** The used part of the provider's API. */
interface SmartCaptcha {
  render: (place: HTMLElement, options: { sitekey: string; invisible: true; hl: 'ru' }) => WidgetId
  execute: (widget: WidgetId) => void
  reset: (widget: WidgetId) => void
  subscribe: (
    widget: WidgetId,
    event: 'success' | 'challenge-hidden' | 'network-error' | 'javascript-error',
    listener: (token: string) => void,
  ) => () => void
}

const provider = (): SmartCaptcha | undefined => (window as { smartCaptcha?: SmartCaptcha }).smartCaptcha

/** @returns null when the script fails to load; a hanging script leaves the promise pending, the caller has the timeout */
const loadScript = (signal: AbortSignal): Promise<SmartCaptcha | null> =>
  new Promise((resolve) => {
    const known = provider()
    if (known) {
      resolve(known)
      return
    }
    const script = document.createElement('script')
    script.src = SCRIPT
    script.async = true
    script.addEventListener('load', () => resolve(provider() ?? null))
    // A failed script tag is removed: the next visit tries again.
    const giveUp = () => {
      script.remove()
      resolve(null)
    }
    script.addEventListener('error', giveUp)
    signal.addEventListener('abort', () => !provider() && giveUp())
    document.head.append(script)
  })

export interface Widget {
  solve: (signal: AbortSignal) => Promise<CaptchaSolution>
}

/** @returns null when the provider cannot be reached */
export const openYandex = async (siteKey: string, signal: AbortSignal): Promise<Widget | null> => {
  const captcha = await loadScript(signal)
  if (!captcha || signal.aborted) return null
  const place = document.createElement('div')
  document.body.append(place)
  const widget = captcha.render(place, { sitekey: siteKey, invisible: true, hl: 'ru' })
  return {
    solve: (signal) =>
      new Promise((resolve) => {
        const subscriptions: (() => void)[] = []
        const end = (solution: CaptchaSolution) => {
          for (const unsubscribe of subscriptions) unsubscribe()
          resolve(solution)
        }
        const fail = () => end({ kind: 'failed' })
        subscriptions.push(
          captcha.subscribe(widget, 'success', (token) => end({ kind: 'solved', token, lifetime: LIFETIME })),
          captcha.subscribe(widget, 'challenge-hidden', () => setTimeout(() => end({ kind: 'cancelled' }), AFTER_CLOSING)),
          captcha.subscribe(widget, 'network-error', fail),
          captcha.subscribe(widget, 'javascript-error', fail),
        )
        signal.addEventListener('abort', fail)
        captcha.reset(widget)
        captcha.execute(widget)
      }),
  }
}
