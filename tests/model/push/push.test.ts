import { describe, expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { pushFlow, settings, subscription } from '../../../model/site/push.ts'
import { stagedApi } from '../../../model/kit/staged-api.ts'
import { pushActors, type PushPort } from '../../../src/machines/site/push/actors.ts'
import { pushMachine } from '../../../src/machines/site/push/machine.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(pushFlow)

const device = pushFlow.inputs['a device']
const after = (...steps: string[]) => walk(pushFlow, device, steps)
const NO_RESERVE = 'topic.change {"topic":"reserve","isOn":false}'
const ON = ['look: off', 'turn.on', 'subscribe: subscribed', 'sendSubscription: done']

describe('push: journeys', () => {
  test.each([
    ['no key', 'hidden'],
    ['silent', 'hidden'],
    ['crash', 'hidden'],
    ['not able', 'unsupported'],
    ['home screen', 'homeScreen'],
    ['blocked', 'blocked'],
    ['off', 'off'],
    ['of another sign-in', 'off'],
    ['on', 'on.idle'],
  ])('E19 «%s»: the device is %s', (look, state) => {
    expect(after(`look: ${look}`)).toMatchObject({ state, effects: [] })
  })

  test('E19 switched on: the browser asks the person, then the server gets the subscription', () => {
    expect(after('look: off', 'turn.on')).toMatchObject({ state: 'subscribing', calls: ['look', 'subscribe'] })
    const sent = after('look: off', 'turn.on', 'subscribe: subscribed')
    expect(sent).toMatchObject({ state: 'sending', context: { subscription } })
    expect(after(...ON)).toMatchObject({ state: 'on.idle', effects: [] })
  })

  test('E19 who forbids it in the browser reads how to allow it, and is looked at again; who looks away loses nothing', () => {
    expect(after('look: off', 'turn.on', 'subscribe: blocked').state).toBe('blocked')
    expect(after('look: off', 'turn.on', 'subscribe: blocked', 'check', 'look: off').state).toBe('off')
    expect(after('look: off', 'turn.on', 'subscribe: dismissed')).toMatchObject({ state: 'off', effects: [] })
  })

  test.each(['refused', 'lost', 'crash'])(
    'E19 ER08 a subscription that the server does not take («%s»): off, and the reason',
    (fault) => {
      const failed = after('look: off', 'turn.on', 'subscribe: subscribed', `sendSubscription: ${fault}`)
      expect(failed).toMatchObject({ state: 'off', effects: [{ type: 'toast', params: { title: 'Ошибка', tone: 'danger' } }] })
    },
  )

  test('E19 ER08 a browser that fails: off, and a word', () => {
    const failed = after('look: off', 'turn.on', 'subscribe: crash')
    expect(failed).toMatchObject({ state: 'off', effects: [{ type: 'toast', params: { text: 'Произошла ошибка' } }] })
  })

  test('E19 the choice of events is the server’s before it is shown', () => {
    const saving = after(...ON, NO_RESERVE)
    expect(saving).toMatchObject({
      state: 'on.saving',
      context: { settings, topics: { sale: true, reserve: false, profile: true, team: true, money: true } },
    })
    const saved = after(...ON, NO_RESERVE, 'saveTopics: done')
    expect(saved.context.settings?.topics).toEqual({ sale: true, reserve: false, profile: true, team: true, money: true })
    expect(() => after(...ON, NO_RESERVE, 'saveTopics: done', NO_RESERVE)).toThrow('not possible')
    const failed = after(...ON, NO_RESERVE, 'saveTopics: refused')
    expect(failed).toMatchObject({ state: 'on.idle', context: { settings }, effects: [{ type: 'toast' }] })
  })

  test('E19 switched off on the server first; a failure leaves it on', () => {
    expect(after(...ON, 'turn.off', 'unsubscribe: done')).toMatchObject({ state: 'off', effects: [] })
    const failed = after(...ON, 'turn.off', 'unsubscribe: lost')
    expect(failed).toMatchObject({ state: 'on.idle', effects: [{ type: 'toast' }] })
  })

  test('E19 a refusal of the offer is told to the device', () => {
    const told: string[] = []
    const snapshot = pushMachine.resolveState({
      value: 'off',
      context: { settings, device: null, subscription: null, topics: null },
    })
    const actor = createActor(pushMachine, { snapshot, input: undefined })
    actor.on('declined', ({ type }) => told.push(type))
    actor.start().send({ type: 'decline' })
    expect([actor.getSnapshot().value, told]).toEqual(['hidden', ['declined']])
  })
})

test('E19 the subscription goes with the edition of the consent; the browser’s own ends after the server’s, not before', async () => {
  const sent: unknown[] = []
  let status = 200
  const api = stagedApi(async (request) => {
    const { method, url } = request as Request
    const text = await (request as Request).text()
    sent.push([method, new URL(url).pathname, text && JSON.parse(text)])
    return Response.json({ code: status === 200 ? 0 : 1, message: null, payload: null }, { status })
  })
  let ended = 0
  const problems: string[] = []
  const browser: PushPort = {
    look: () => Promise.reject(new Error('not asked')),
    subscribe: () => Promise.reject(new Error('not asked')),
    unsubscribe: async () => void (ended += 1),
    logProblem: (problem) => problems.push(problem),
  }
  const actors = pushActors(api, browser)
  await toPromise(createActor(actors.sendSubscription, { input: subscription }).start())
  status = 400
  await toPromise(createActor(actors.unsubscribe).start())
  expect(ended).toBe(0)
  status = 200
  await toPromise(createActor(actors.unsubscribe).start())
  expect([ended, problems]).toEqual([1, []])
  // The server has ended it: a browser that fails then is no failure of the person's.
  const failing = pushActors(api, { ...browser, unsubscribe: () => Promise.reject(new Error('of the browser')) })
  expect(await toPromise(createActor(failing.unsubscribe).start())).toMatchObject({ kind: 'ok' })
  expect(problems).toEqual(['push: not unsubscribed'])
  expect(sent).toEqual([
    ['POST', '/api/push/subscription', { ...subscription, consentVersion: '1' }],
    ['DELETE', '/api/push/subscription', ''],
    ['DELETE', '/api/push/subscription', ''],
    ['DELETE', '/api/push/subscription', ''],
  ])
})
