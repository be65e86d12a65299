import { refusals } from '../../src/domain/texts/refusals.ts'
import { deskLoginActors } from '../../src/machines/desk/desk-login/actors.ts'
import { deskLoginMachine } from '../../src/machines/desk/desk-login/machine.ts'
import { call, crash, defineFlow, html, lost, ok, refusal, said } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'

export const PHONE = '+7 (900) 000-00-90'
export const DIGITS = '79000000090'
export const PASSWORD = 'строгий-пароль-12'
export const CODE = '123456'
export const WRONG = 'Неверный телефон или пароль'
export const TOKEN = 'token-of-at-least-22-characters'
/** The server's pause without sign-in, in seconds. */
export const PAUSE = 900
/** The operator's target before sign-in. */
export const GOAL = '/desk/audit?person=79000000001'

const actors = (api: Parameters<typeof deskLoginActors>[0]) => deskLoginActors(api, () => stamp.now)

/** «14:15», in the device's local time. */
const time = (moment: number): string => new Date(moment).toLocaleTimeString('ru-RU', { hour: '2-digit', minute: '2-digit' })

const { codeRequired, wrongCode, tooManyAttempts, rateLimited } = refusals

export const deskLoginFlow = await defineFlow({
  name: 'desk-login',
  machine: deskLoginMachine,
  inputs: { 'a first visit': { text: 'Открыт адрес /desk/login', input: { goal: null, now: stamp.now } } },
  key: ({ form, asksCode, opensAt }) => [
    form.values,
    Object.entries(form.errors).map(String).toSorted(),
    form.reveals > 0,
    asksCode,
    opensAt,
  ],
  events: [
    { type: 'form.change', patch: { username: PHONE } },
    { type: 'form.change', patch: { password: PASSWORD } },
    { type: 'form.change', patch: { code: CODE } },
    { type: 'form.blur', field: 'username' },
    { type: 'form.blur', field: 'code' },
    { type: 'submit', ...stamp },
    { type: 'back' },
  ],
  calls: {
    signIn: call(
      actors,
      'signIn',
      {
        right: said('всё верно', ok({ token: TOKEN })),
        'code required': said('пароль верный, нужен код', refusal(422, codeRequired.code, codeRequired.text)),
        'wrong code': said('код не подошёл', refusal(422, wrongCode.code, wrongCode.text)),
        wrong: said('неверный телефон или пароль', refusal(400, refusals.refused.code, WRONG)),
        'too many': said(
          'слишком много попыток, и сказано, сколько ждать',
          refusal(429, tooManyAttempts.code, tooManyAttempts.text, PAUSE),
        ),
        'too many calls': said('слишком много запросов с этого адреса', refusal(429, rateLimited.code, rateLimited.text)),
        lost: said('ответ потерялся', lost),
        'server error': said('500, ошибка сервера', html(500)),
        crash: said('ошибка в самом пульте', crash),
      },
      { username: DIGITS, password: PASSWORD, code: null },
    ),
  },
  act: {
    'form.change': async (ui, { patch }) => {
      if (patch.username !== undefined) await ui.fill('Телефон', patch.username)
      if (patch.password !== undefined) await ui.fill('Пароль', patch.password)
      if (patch.code !== undefined) await ui.fill('Код', patch.code)
    },
    'form.blur': (ui, { field }) => ui.leave(field === 'code' ? 'Код' : 'Телефон'),
    submit: (ui) => ui.click('button', 'Войти'),
    back: (ui, _event) => ui.click('button', /Другой телефон|Вернуться ко входу/),
  },
  states: {
    editing: async (ui, { form }) => {
      await ui.sees('heading', 'Вход на пульт')
      for (const message of Object.values(form.errors)) await ui.seesText(message)
    },
    coding: async (ui, { form }) => {
      await ui.seesText('Шесть цифр из приложения или код восстановления')
      for (const message of Object.values(form.errors)) await ui.seesText(message)
    },
    submitting: (ui) => ui.sees('button', 'Войти'),
    paused: async (ui, { opensAt }) => {
      await ui.sees('heading', 'Слишком много попыток')
      await ui.seesText(`Войти можно будет в ${time(opensAt ?? 0)}`)
    },
    signedIn: (ui) => ui.sees('heading', 'Вход на пульт'),
  },
})
