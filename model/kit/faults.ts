/** Faults that any call can have; a fixture adds them to its own answers. */
import { refusals } from '../../src/domain/texts/refusals.ts'
import { crash, html, lost, ok, output, refusal, said, type NamedAnswer } from './flow.ts'

export const PROBLEM = 'Сейчас нельзя'

/** Each by its name: a fixture that had an answer of the same name before them would lose it, which does not compile so. */
export const faults = {
  refused: said('отказ с сообщением', refusal(400, refusals.refused.code, PROBLEM)),
  'code 500': said('не выполнено (код 500)', refusal(200, refusals.notDone.code)),
  unauthorised: said('401, сессия закончилась', html(401)),
  'gateway down': said('502, шлюз недоступен', html(502)),
  lost: said('ответ потерялся', lost),
  'late gateway': said('504, шлюз не дождался сервера', html(504)),
  'server error': said('500, ошибка сервера', html(500)),
  offline: said('нет связи, запрос не ушёл', output({ kind: 'failed', reason: 'offline' })),
  'wrong shape': said('ответ не по контракту', ok({ strange: true })),
  crash: said('ошибка в самом портале', crash),
} satisfies Record<string, NamedAnswer>
