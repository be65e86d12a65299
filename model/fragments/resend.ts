/** The outcomes of a repeated code request, in a flow under test. */
import { refusals } from '../../src/domain/texts/refusals.ts'
import { faults } from '../kit/faults.ts'
import { ok, output, refusal, said, type NamedAnswer } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'

export const TOO_SOON = 'Новый код можно запросить через 42 секунды'

/** Faults that are outputs already lack the moment that the actor adds to an answer. */
const stamped = (answer: NamedAnswer): NamedAnswer =>
  'output' in answer ? said(answer.text, output({ answer: answer.output, at: stamp.now })) : answer

export const resendAnswers: Record<string, NamedAnswer> = {
  sent: said('новый код отправлен', ok(null)),
  'too soon': said('слишком скоро', refusal(429, refusals.rateLimited.code, TOO_SOON)),
  ...Object.fromEntries(Object.entries(faults).map(([name, answer]) => [name, stamped(answer)])),
}
