/** What can go wrong with any call; a fixture adds these to the answers of its own. */
import { refusals } from '../../../src/domain/refusals.ts'
import { crash, html, lost, ok, output, refusal, type Answer } from './flow.ts'

export const PROBLEM = 'Сейчас нельзя'

export const faults: Record<string, Answer> = {
  refused: refusal(400, refusals.refused.code, PROBLEM),
  'code 500': refusal(200, refusals.notDone.code),
  unauthorised: html(401),
  'gateway down': html(502),
  lost,
  'late gateway': html(504),
  'server error': html(500),
  offline: output({ kind: 'failed', reason: 'offline' }),
  'wrong shape': ok({ strange: true }),
  crash,
}
