import type { PushSettings } from '../../src/api/types.ts'
import { pushActors, type PushPort } from '../../src/machines/site/push/actors.ts'
import { pushMachine } from '../../src/machines/site/push/machine.ts'
import type { BrowserSubscription, Look, PushDevice, Subscribed } from '../../src/machines/site/push/types.ts'
import { faults } from '../kit/faults.ts'
import { call, crash, defineFlow, ok, output, said } from '../kit/flow.ts'

export const ENDPOINT = 'https://push.example.org/send/1'
export const settings: PushSettings = {
  publicKey: 'key-of-the-server',
  topics: { sale: true, reserve: true, profile: true, team: true, money: true },
  endpoint: null,
}
export const subscription: BrowserSubscription = { endpoint: ENDPOINT, keys: { p256dh: 'p256dh', auth: 'auth' } }
const free: PushDevice = { support: 'yes', isBlocked: false, endpoint: null }

/** A browser that is never asked: its answers are staged. */
const browser: PushPort = {
  look: () => Promise.resolve(free),
  subscribe: () => new Promise<never>(() => {}),
  unsubscribe: () => Promise.resolve(),
  logProblem: () => {},
}
const actors = (api: Parameters<typeof pushActors>[0]) => pushActors(api, browser)

const seen = (device: Partial<PushDevice>, changes: Partial<PushSettings> = {}) =>
  output({
    answer: { kind: 'ok', payload: { ...settings, ...changes }, message: null },
    device: { ...free, ...device },
  } satisfies Look)
const silent = output({ answer: { kind: 'unknown' }, device: free } satisfies Look)
const asked = (answer: Subscribed) => output(answer)

export const pushFlow = await defineFlow({
  name: 'push',
  machine: pushMachine,
  inputs: { 'a device': { text: 'Страница с разделом уведомлений браузера', input: undefined } },
  key: ({ settings: known, device, topics }) => [known?.topics, device?.support, topics],
  events: [
    { type: 'turn.on' },
    { type: 'turn.off' },
    { type: 'topic.change', topic: 'reserve', isOn: false },
    { type: 'topic.change', topic: 'reserve', isOn: true },
    { type: 'check' },
    { type: 'decline' },
  ],
  calls: {
    look: call(actors, 'look', {
      'no key': said('сервер не посылает', seen({}, { publicKey: null })),
      silent: said('сервер не ответил', silent),
      'not able': said('браузер не умеет', seen({ support: 'no' })),
      'home screen': said('нужен значок на экране «Домой»', seen({ support: 'homeScreen' })),
      blocked: said('запрещены', seen({ isBlocked: true })),
      off: said('выключены', seen({})),
      'of another sign-in': said(
        'подписка браузера от другого входа',
        seen({ endpoint: ENDPOINT }, { endpoint: 'https://other' }),
      ),
      on: said('включены', seen({ endpoint: ENDPOINT }, { endpoint: ENDPOINT })),
      crash: said('ошибка в самом портале', crash),
    }),
    subscribe: call(actors, 'subscribe', {
      subscribed: said('человек разрешил', asked({ kind: 'subscribed', subscription })),
      blocked: said('человек запретил', asked({ kind: 'blocked' })),
      dismissed: said('человек не ответил', asked({ kind: 'dismissed' })),
      crash: said('браузер не смог', crash),
    }),
    sendSubscription: call(actors, 'sendSubscription', { done: said('принята', ok(null)), ...faults }, subscription),
    unsubscribe: call(actors, 'unsubscribe', { done: said('снята', ok(null)), ...faults }),
    saveTopics: call(actors, 'saveTopics', { done: said('сохранено', ok(null)), ...faults }, settings.topics),
  },
  act: {
    'turn.on': (ui) => ui.click('button', 'Включить'),
    'turn.off': (ui) => ui.click('button', 'Выключить'),
    'topic.change': (ui, { isOn }) => ui.tick('Резервы: заканчиваются, закончились', isOn),
    check: (ui) => ui.click('button', 'Проверить ещё раз'),
    decline: { by: 'app', why: 'the offer after a registration has the button, the page of messages has not' },
  },
  states: {
    looking: (ui) => ui.seesNoText('Уведомления браузера'),
    hidden: (ui) => ui.seesNoText('Уведомления браузера'),
    unsupported: (ui) => ui.seesText('Этот браузер не умеет показывать уведомления сайтов'),
    homeScreen: (ui) => ui.seesText(/добавьте портал на экран «Домой»/),
    blocked: (ui) => ui.seesText('Уведомления запрещены в браузере'),
    off: (ui) => ui.sees('button', 'Включить'),
    subscribing: (ui) => ui.sees('button', 'Включить'),
    sending: (ui) => ui.sees('button', 'Включить'),
    'on.idle': (ui, { settings: known }) =>
      ui.sees('checkbox', known?.topics.sale ? 'Продажи и инструменты: чеки, документы' : ''),
    'on.saving': (ui) => ui.sees('button', 'Выключить'),
    'on.ending': (ui) => ui.sees('button', 'Выключить'),
  },
})
