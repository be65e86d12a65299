import type { KeptModes } from '../../src/machines/account/session/types.ts'
import { sessionActors } from '../../src/machines/account/session/actors.ts'
import { sessionMachine } from '../../src/machines/account/session/machine.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, said } from '../kit/flow.ts'
import { user, applicant, administrator, company } from '../kit/users.ts'

export const TOKEN = 'the-first-token-of-22-and-more'
export const OTHER = 'another-token-of-22-and-more'
export const LEGAL = 'Юридическое лицо'

export const nothingKept: KeptModes = { mode: null, owner: null, chosen: {} }

const noScreen = () => Promise.resolve()
const app = (why: string) => ({ by: 'app', why }) as const
const legalAnswers = {
  person: said('это человек', ok(null, 'Физическое лицо')),
  company: said('это компания', ok(company, LEGAL)),
  ...faults,
}
const userAnswers = {
  user: said('пользователь известен', ok(user)),
  applicant: said('пользователь ждёт решения по заявке', ok(applicant)),
  operator: said('это оператор', ok({ ...user, roles: ['OPERATOR'] })),
  'company after all': said('компания, хотя проверка не ответила', ok({ ...user, isLegalEntity: true })),
  ...faults,
}
const companyAnswers = { company: said('компания известна', ok(company, LEGAL)), ...faults }

const actors: Parameters<typeof call>[0] = (api) => sessionActors(api, () => Promise.resolve())

export const sessionFlow = await defineFlow({
  name: 'session',
  machine: sessionMachine,
  inputs: {
    'a stored token': {
      text: 'На устройстве есть токен',
      input: { token: TOKEN, kept: { ...nothingKept, mode: 'seller', owner: user.mobile } },
    },
    'an empty device': { text: 'Токена на устройстве нет', input: { token: null, kept: nothingKept } },
    'a first sign-in': {
      text: 'Первый вход после регистрации: режим выбран при ней',
      input: { token: TOKEN, kept: { ...nothingKept, chosen: { [user.mobile]: 'customer' } } },
    },
  },
  look: ({ isLegal }) => String(isLegal),
  key: ({ token, kept, mode, isLegal, user, legal, score }) => [
    token,
    kept,
    mode,
    isLegal,
    user?.status,
    user?.isAdmin,
    legal?.id,
    score === null,
  ],
  events: [
    { type: 'started', token: TOKEN, kept: nothingKept },
    { type: 'signOut', to: '/auth/login' },
    { type: 'signOut', to: '/login' },
    { type: 'unauthorised' },
    { type: 'gateway.down', from: '/sales?screen=main' },
    { type: 'token.changed', token: null, kept: nothingKept },
    { type: 'token.changed', token: TOKEN, kept: nothingKept },
    { type: 'mode.change', mode: 'seller' },
    { type: 'mode.change', mode: 'customer' },
    { type: 'user.reload' },
    { type: 'user.updated', user: { ...user, version: 2 }, legal: null },
    { type: 'user.updated', user: null, legal: { ...company, version: 2 } },
    { type: 'score.refresh' },
    { type: 'status.refresh' },
  ],
  calls: {
    checkLegal: call(actors, 'checkLegal', legalAnswers),
    recheckLegal: call(actors, 'checkLegal', legalAnswers),
    loadUser: call(actors, 'loadUser', userAnswers),
    reloadUser: call(actors, 'loadUser', userAnswers),
    loadLegalUser: call(actors, 'loadLegalUser', companyAnswers),
    reloadLegalUser: call(actors, 'loadLegalUser', companyAnswers),
    loadScore: call(actors, 'loadScore', { points: said('12 450 баллов', ok(12_450)), ...faults }),
    refreshScore: call(actors, 'renewScore', { points: said('12 600 баллов', ok(12_600)), ...faults }),
    askStatus: call(actors, 'renewStatus', {
      seller: said('продавец', ok('SELLER')),
      applicant: said('заявка ждёт решения', ok('SELLER_PENDING')),
      ...faults,
    }),
    renewUser: call(actors, 'renewUser', {
      user: said('пользователь загружен', ok({ ...user, version: 2 })),
      administrator: said('пользователь стал администратором точки', ok(administrator)),
      applicant: said('пользователь ждёт решения по заявке', ok(applicant)),
      another: said('ответ о другом пользователе', ok({ ...user, id: 'another' })),
      ...faults,
    }),
    revoke: call(actors, 'revoke', { done: said('сессия закончена', ok(null)), ...faults }, { token: TOKEN }),
  },
  act: {
    started: app('the sign-in form has stored a token'),
    // Two menus have a sign-out: the user's own, and the side menu of phones.
    signOut: async (ui, { to }) => {
      if (to === '/auth/login') return ui.pick(/^Меню пользователя/, 'Выход')
      await ui.click('button', 'Меню')
      await ui.click('button', 'Выход')
    },
    unauthorised: app('any call was answered 401'),
    'gateway.down': app('a call was answered 502'),
    'token.changed': app('storage events of other tabs'),
    'mode.change': (ui, { mode }) => ui.click('radio', mode === 'seller' ? 'Продавец' : 'Покупатель'),
    'user.reload': (ui) => ui.click('button', 'Повторить'),
    'user.updated': app('a screen has loaded the profile again'),
    'score.refresh': app('a list brought news'),
    'status.refresh': app('the tab was shown again'),
  },
  // The session has no screen of its own: the tests of the shell cover its view.
  states: {
    anonymous: noScreen,
    'starting.checkingLegal': noScreen,
    'starting.recheckingLegal': noScreen,
    'starting.loadingUser': noScreen,
    'starting.reloadingUser': noScreen,
    'starting.loadingLegalUser': noScreen,
    'starting.reloadingLegalUser': noScreen,
    'starting.loadingScore': noScreen,
    ...Object.fromEntries(
      ['idle', 'refreshing'].flatMap((score) =>
        ['settled', 'pending', 'asking', 'reloading'].map((status) => [`ready.score.${score}+ready.status.${status}`, noScreen]),
      ),
    ),
    signingOut: noScreen,
  },
})
