/** The captcha of a form: the server names the provider, and this port runs it (A12, A28). */
import type { Api } from '../../../api/client.ts'
import type { PayloadOf } from '../../../api/types.ts'
import type { CaptchaPort } from '../../../machines/fragments/captcha/actors.ts'
import type { CaptchaSolution } from '../../../machines/fragments/captcha/types.ts'
import { solveAltcha } from './altcha.ts'
import { openYandex, type Widget } from './yandex.ts'

type Task = PayloadOf<'getCaptcha'>
type AltchaTask = Extract<Task, { provider: 'altcha' }>

const FAILED = { kind: 'failed' } as const

/** A wrong device clock must neither expire a check at once nor keep it for ever; the server decides in the end. */
const SHORTEST_LIFE = 60_000
const LONGEST_LIFE = 600_000

export const lifetimeOf = ({ expiresAt }: Pick<AltchaTask, 'expiresAt'>, now: number): number =>
  Math.min(Math.max(Date.parse(expiresAt) - now, SHORTEST_LIFE), LONGEST_LIFE)

/** One per screen: it keeps the unused task. */
export const createCaptcha = (api: Api): CaptchaPort => {
  let fresh: { task: AltchaTask; until: number } | null = null
  let widget: Widget | null = null

  const ask = async (signal: AbortSignal): Promise<Task | null> => {
    const answer = await api.call('getCaptcha', { signal })
    return answer.kind === 'ok' ? answer.payload : null
  }

  /** A task is valid once, and a task past half its lifetime may expire before the form is sent. */
  const takeAltcha = async (signal: AbortSignal): Promise<AltchaTask | null> => {
    const known = fresh
    fresh = null
    if (known && performance.now() < known.until) return known.task
    const task = await ask(signal)
    return task?.provider === 'altcha' ? task : null
  }

  const solveOwn = async (signal: AbortSignal): Promise<CaptchaSolution> => {
    const task = await takeAltcha(signal)
    const token = task && (await solveAltcha(task.challenge, signal))
    return token ? { kind: 'solved', token, lifetime: lifetimeOf(task, Date.now()) } : FAILED
  }

  return {
    prepare: async (signal) => {
      const task = await ask(signal)
      if (task?.provider === 'altcha') fresh = { task, until: performance.now() + lifetimeOf(task, Date.now()) / 2 }
      else if (task) widget = await openYandex(task.siteKey, signal)
      return task && (task.provider === 'altcha' || widget) ? { kind: 'ready' } : FAILED
    },
    solve: (signal) => (widget ? widget.solve(signal) : solveOwn(signal)),
  }
}
