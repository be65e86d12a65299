import { refusals } from '../../src/domain/texts/refusals.ts'
import { deskSessionActors } from '../../src/machines/desk/desk-session/actors.ts'
import { deskSessionMachine } from '../../src/machines/desk/desk-session/machine.ts'
import { call, crash, defineFlow, html, lost, ok, refusal, said } from '../kit/flow.ts'

export const TOKEN = 'token-of-the-operator-at-the-desk'
export const operator = { id: 'operator-1', name: 'Служба Поддержки', mobile: '79000000090', recoveryLeft: 10 }

const { forbidden } = refusals

export const deskSessionFlow = await defineFlow({
  name: 'desk-session',
  machine: deskSessionMachine,
  inputs: {
    'with a token': { text: 'Токен сохранён', input: { token: TOKEN } },
    'without a token': { text: 'Токена нет', input: { token: null } },
  },
  key: ({ token, operator: known, problem }) => [token, known?.id ?? null, problem],
  events: [
    { type: 'started', token: TOKEN },
    { type: 'unauthorised' },
    { type: 'signOut' },
    { type: 'giveUp' },
    { type: 'token.changed', token: null },
    { type: 'token.changed', token: 'token-of-another-operator' },
    { type: 'retry' },
  ],
  calls: {
    loadOperator: call(
      deskSessionActors,
      'loadOperator',
      {
        loaded: said('оператор загружен', ok(operator)),
        'not an operator': said('это больше не оператор', refusal(403, forbidden.code, forbidden.text)),
        unauthorised: said('401, сеанс закончился', html(401)),
        lost: said('ответ потерялся', lost),
        'server error': said('500, ошибка сервера', html(500)),
        crash: said('ошибка в самом пульте', crash),
      },
      { token: TOKEN },
    ),
    revoke: call(
      deskSessionActors,
      'revoke',
      {
        revoked: said('токен отозван', ok(null)),
        lost: said('ответ потерялся', lost),
        crash: said('ошибка в самом пульте', crash),
      },
      { token: TOKEN },
    ),
  },
  act: {
    started: { by: 'app', why: 'the sign-in has succeeded' },
    unauthorised: { by: 'app', why: 'the server has answered 401' },
    signOut: (ui) => ui.pick(/^Меню пользователя/, 'Выход'),
    giveUp: (ui) => ui.click('button', 'Выйти'),
    'token.changed': { by: 'app', why: 'another tab of the browser' },
    retry: (ui) => ui.click('button', 'Повторить'),
  },
  states: {
    anonymous: (ui) => ui.seesNoText('Журнал'),
    starting: (ui) => ui.seesNoText('Журнал'),
    failed: (ui) => ui.seesText('Пульт не загрузился'),
    ready: (ui) => ui.sees('button', `Меню пользователя: ${operator.name}`),
    signingOut: (ui) => ui.seesNoText('Журнал'),
  },
})
