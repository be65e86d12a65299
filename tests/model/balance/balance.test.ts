import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { balanceFlow, pendingWithdrawal, rights } from '../../../model/money/balance.ts'
import { FIRST, SECOND } from '../../../model/kit/cards.ts'
import type { Api } from '../../../src/api/client.ts'
import { balanceActors } from '../../../src/machines/money/balance/actors.ts'
import { draftOf, noDraft, readDraft } from '../../../src/machines/money/balance/draft.ts'
import { missingOf } from '../../../src/machines/money/balance/form.ts'
import { balanceMachine } from '../../../src/machines/money/balance/machine.ts'
import {
  isMostAll,
  isPurseLoading,
  isSending,
  mayTypeSum,
  mayWithdraw,
  mostNow,
  needToTell,
} from '../../../src/machines/money/balance/selectors.ts'
import type { Rights } from '../../../src/machines/money/balance/types.ts'
import { testMachine } from '../kit/test-machine.ts'
import './payout.journeys.ts'
import { CARDS, CHOSEN, FORM, go, LOADED, NO_CARDS, READY, SENT, start, sum } from './steps.ts'

testMachine(balanceFlow)

const LEFT = 'form.blur {"field":"amount"}'

const amountOf = (steps: readonly (string | { type: string })[]) => go(steps).context.form.values.amount
const errorOf = (amount: string) => go([...READY, sum(amount)]).context.form.errors.amount
const needOf = (steps: readonly (string | { type: string })[]) => missingOf(go(steps).context)
/** Whether the button asks; any other fault is a fault. */
const maySend = (steps: readonly (string | { type: string })[]) => {
  try {
    return go([...steps, 'submit']).state.endsWith('withdrawal.asking')
  } catch (error) {
    expect(String(error)).toContain('«"submit"» is not possible')
    return false
  }
}

describe('balance: what the person has', () => {
  test('BL01 BL19 the balance, what is on its way, what payouts hold and the limits come with one call', () => {
    const { calls, context } = go(['loadSummary: whole'])
    expect(calls).toEqual(['loadSummary'])
    expect(context.purse).toEqual({
      available: 12_450.5,
      expected: 600,
      held: 500,
      earnedThisMonth: 1350,
      limits: { least: 500, perPayout: 15_000, leftToday: 29_500, perYear: 4000, leftThisYear: 3000, workingDays: 1 },
    })
  })

  test.each(['not known', 'lost', 'wrong shape', 'server error'])(
    'E06 API37 where the summary ends in «%s» the balance alone is enough for a withdrawal',
    (answer) => {
      const end = go([`loadSummary: ${answer}`, 'loadScore: enough'])
      expect(end).toMatchObject({ state: FORM, calls: ['loadSummary', 'loadScore'] })
      expect(end.context.purse).toMatchObject({ available: 600, expected: null, held: null, limits: { least: 500 } })
      expect(maySend([`loadSummary: ${answer}`, 'loadScore: enough', CARDS, CHOSEN, sum('600')])).toBe(true)
    },
  )

  test('ER08 a balance that nobody tells is asked for again; what was known stays', () => {
    const failed = ['loadSummary: lost', 'loadScore: lost']
    expect(go(failed)).toMatchObject({ state: 'purse.failed+withdrawal.form', context: { purse: null } })
    expect(go([...failed, 'retry', 'loadSummary: whole'])).toMatchObject({ state: FORM })
    expect(go([...failed, 'reload'])).toMatchObject({ state: 'purse.loading+withdrawal.form' })
    const kept = go(['loadSummary: whole', 'reload', ...failed])
    expect(kept.context.purse?.available).toBe(12_450.5)
  })

  test('BL19 a change that is announced while the balance is asked for is asked about anew', () => {
    expect(go(['reload']).calls).toEqual(['loadSummary', 'loadSummary'])
    expect(go(['loadSummary: lost', 'reload']).calls).toEqual(['loadSummary', 'loadScore', 'loadSummary'])
  })
})

describe('balance: who may withdraw', () => {
  const closed = (own: Partial<Rights>) => go([], { rights: { ...rights, ...own }, draft: noDraft }).state

  test('BL10 BL20 BL41 BL42 RL07 RL11 RL12 A71 each condition closes the withdrawal, the first one wins', () => {
    expect(closed({})).toBe('purse.loading+withdrawal.form')
    expect(closed({ taxLocked: true })).toBe('purse.loading+withdrawal.taxLocked')
    expect(closed({ taxLocked: true, approved: false })).toBe('purse.loading+withdrawal.profileOpen')
    expect(closed({ taxLocked: true, approved: false, innApproved: false })).toBe('purse.loading+withdrawal.innOpen')
    expect(closed({ taxLocked: true, approved: false, innApproved: false, locked: true })).toBe('purse.loading+withdrawal.locked')
  })

  test('E03 other rights open and close it without a reload, from every reason; the same ones change nothing', () => {
    const rightsOf = (own: Partial<Rights>) => ({ type: 'person.changed', rights: { ...rights, ...own } })
    const gates: [string, Partial<Rights>][] = [
      ['locked', { locked: true }],
      ['innOpen', { innApproved: false }],
      ['profileOpen', { approved: false }],
      ['taxLocked', { taxLocked: true }],
    ]
    for (const [gate, own] of gates) {
      expect(go([rightsOf(own)]).state).toBe(`purse.loading+withdrawal.${gate}`)
      expect(go([rightsOf(own), rightsOf({})]).state).toBe('purse.loading+withdrawal.form')
      expect(() => go([rightsOf(own), rightsOf(own)])).toThrow('not possible')
    }
    expect(() => go([rightsOf({})])).toThrow('not possible')
  })

  test('E03 C04 rights that change while a payout is being sent close the form only after its result', () => {
    const locked = { type: 'person.changed', rights: { ...rights, taxLocked: true } }
    expect(go([...SENT, locked]).state).toBe('purse.shown+withdrawal.sending')
    expect(go([...SENT, locked, 'withdraw: accepted', 'back']).state).toBe('purse.shown+withdrawal.taxLocked')
    expect(() => go([...SENT, { type: 'person.changed', rights } as { type: string }])).toThrow('not possible')
  })

  test('E20 RL12 whoever has reached the year’s limit with this payout learns it behind the result', () => {
    const told = go([...SENT, 'withdraw: accepted', 'renewAfterPayout: limit reached'])
    expect(told.effects.at(-1)).toMatchObject({ type: 'updateUser', params: { user: { taxLocked: true }, legal: null } })
    expect(go([...SENT, 'withdraw: accepted', 'renewAfterPayout: limit reached', 'back']).state).toBe(
      'purse.shown+withdrawal.taxLocked',
    )
    expect(go([...SENT, 'withdraw: closed', 'renewAfterRefusal: limit reached', 'back']).state).toBe(
      'purse.shown+withdrawal.taxLocked',
    )
    for (const [answer, call] of [
      ['accepted', 'renewAfterPayout'],
      ['closed', 'renewAfterRefusal'],
    ]) {
      const unknown = go([...SENT, `withdraw: ${answer}`, `${call}: lost`])
      expect(unknown.effects.at(-1)).toMatchObject({ type: 'logProblem' })
      expect(go([...SENT, `withdraw: ${answer}`, `${call}: lost`, 'back']).state).toBe(FORM)
    }
  })
})

describe('balance: card and sum', () => {
  test('BL07 BL08 BL09 VL73 without points, cards or a chosen card nothing can be sent, nor a sum be typed', () => {
    const bare = (score: string) => ['loadSummary: not known', `loadScore: ${score}`]
    expect(needOf([])).toBe('points')
    expect(needOf([...bare('none'), CARDS, CHOSEN])).toBe('points')
    expect(needOf(['loadSummary: whole'])).toBe('cards')
    expect(needOf(['loadSummary: whole', NO_CARDS])).toBe('cards')
    expect(needOf(LOADED)).toBe('card')
    expect(needOf(READY)).toBe('sum')
    expect(needOf([...READY, sum('600')])).toBeNull()
    for (const steps of [[], ['loadSummary: whole', NO_CARDS], LOADED]) {
      expect(() => go([...steps, sum('600')])).toThrow('not possible')
      expect(() => go([...steps, LEFT])).toThrow('not possible')
      expect(() => go([...steps, 'all'])).toThrow('not possible')
    }
    expect(() => go(['loadSummary: whole', NO_CARDS, CHOSEN])).toThrow('not possible')
    for (const steps of [[CARDS, CHOSEN], LOADED, READY]) expect(maySend(steps)).toBe(false)
    expect(maySend([...READY, sum('600')])).toBe(true)
  })

  test('A70 a balance below the least sum leaves nothing to type', () => {
    const little = ['loadSummary: not known', 'loadScore: little', CARDS, CHOSEN]
    expect(needOf(little)).toBe('least')
    expect(() => go([...little, sum('499')])).toThrow('not possible')
    expect(maySend(little)).toBe(false)
  })

  test.each([
    ['499', '500'],
    ['', '500'],
    ['0', '500'],
    ['12,5', '500'],
    ['500', '500'],
    ['1 500', '1500'],
    ['600,00', '600'],
    ['600.00', '600'],
    ['600,50', '600,50'],
    ['шестьсот', 'шестьсот'],
  ])('VL72 A70 «%s» becomes «%s» when the field is left, and nothing is sent', (text, left) => {
    const end = go([...READY, sum(text), LEFT])
    expect(end.context.form.values.amount).toBe(left)
    expect(end.calls).not.toContain('withdraw')
  })

  test.each([
    ['шестьсот', 'Только цифры'],
    ['-600', 'Только цифры'],
    ['6e3', 'Только цифры'],
    ['600,50', 'Только целые рубли'],
    ['12451', 'Больше, чем на счёте. Можно вывести до 3 000 ₽'],
    ['3001', 'До годового лимита осталось 3 000 ₽'],
  ])('VL71 A70 E20 «%s» is said to be wrong at once and cannot be sent', (text, message) => {
    expect(errorOf(text)?.replaceAll(/\s/g, ' ')).toBe(message)
    expect(maySend([...READY, sum(text)])).toBe(false)
  })

  test.each(['499', ''])('VL72 «%s» is no mistake while it is typed, but cannot be sent', (text) => {
    expect(errorOf(text)).toBeUndefined()
    expect(maySend([...READY, sum(text)])).toBe(false)
  })

  test('D172 the card of the last payout is chosen by itself, whichever answer comes first, and the sum opens', () => {
    const used = 'loadSummary: a used card'
    for (const steps of [
      [used, CARDS],
      [CARDS, used],
    ]) {
      expect(go(steps).context.form.values).toEqual({ card: SECOND.cardId, amount: '' })
      expect(needOf(steps)).toBe('sum')
    }
    expect(go([used, NO_CARDS]).context.form.values.card).toBe('')
  })

  test('D172 a card that the person has chosen stays, and nobody chooses another one for a card that is gone', () => {
    const used = 'loadSummary: a used card'
    const cardOf = (steps: readonly string[], input: unknown = start) => go(steps, input).context.form.values.card
    expect(cardOf([CARDS, CHOSEN, used])).toBe(FIRST.cardId)
    expect(cardOf([CARDS, CHOSEN, NO_CARDS, used, CARDS])).toBe('')
    expect(cardOf([used, CARDS, NO_CARDS, CARDS])).toBe('')
    const drafted = { rights, draft: { ...noDraft, card: FIRST.cardId } }
    expect(cardOf([used, CARDS], drafted)).toBe(FIRST.cardId)
  })

  test('A70 «Всё» fills in whole rubles, never above a limit', () => {
    expect(amountOf([...READY, 'all'])).toBe('3000')
    expect(amountOf(['loadSummary: not known', 'loadScore: enough', CARDS, CHOSEN, 'all'])).toBe('600')
  })

  test('A70 a sum that the new balance does not cover is said to be wrong', () => {
    const before = ['loadSummary: not known', 'loadScore: enough', CARDS, CHOSEN, sum('600')]
    const end = go([...before, 'reload', 'loadSummary: not known', 'loadScore: little'])
    expect(end.context.form.errors.amount).toContain('Больше, чем на счёте')
  })

  test('VL73 a chosen card that has been deleted elsewhere is chosen no more; one that is there stays chosen', () => {
    expect(go([...READY, NO_CARDS]).context.form.values.card).toBe('')
    expect(go([...READY, CARDS]).context.form.values.card).toBe(FIRST.cardId)
  })
})

describe('balance: 502', () => {
  /** Whether each question for the balance was one that nobody waits for. */
  const asked = async (steps: readonly string[]) => {
    const heard: (boolean | undefined)[] = []
    const api = { call: (_: unknown, args: { background?: boolean }) => (heard.push(args.background), new Promise(() => {})) }
    const actor = createActor(balanceMachine.provide({ actors: balanceActors(api as unknown as Api) }), { input: start }).start()
    const send = (step: string) => actor.send(balanceFlow.modelEvents.find(({ label }) => label === step)?.event as never)
    steps.forEach(send)
    actor.stop()
    return heard
  }

  test('ER04 A27 the balance that the screen begins with and «Повторить» lead away at 502, a renewal does not', async () => {
    expect(await asked(['reload'])).toEqual([false, false])
    expect(await asked(['loadSummary: whole', 'reload'])).toEqual([false, true])
    expect(await asked(['loadSummary: lost'])).toEqual([false, false])
    expect(await asked(['loadSummary: whole', 'reload', 'loadSummary: lost', 'loadScore: lost', 'retry'])).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

test('BL26 BL27 the screen hears when the balance is old, and when a card is gone', () => {
  const heard = vi.fn<(type: string) => void>()
  const actor = createActor(balanceMachine, { input: start }).start()
  for (const type of ['changed', 'cardGone'] as const) actor.on(type, () => heard(type))
  const send = (step: string) => actor.send(balanceFlow.modelEvents.find(({ label }) => label === step)?.event as never)
  for (const step of READY) send(step)
  for (const [answer, news] of [
    ['accepted', ['changed']],
    ['short', ['changed']],
    ['no card', ['cardGone', 'changed']],
  ] as const) {
    heard.mockClear()
    actor.send({ type: 'form.change', patch: { amount: '600' } })
    send('submit')
    send('confirm')
    send(`withdraw: ${answer}`)
    expect(heard.mock.calls.flat()).toEqual(news)
    send('back')
  }
})

describe('balance: what the screen says below the button', () => {
  const open = () => {
    const actor = createActor(balanceMachine, { input: start }).start()
    const send = (step: string) => actor.send(balanceFlow.modelEvents.find(({ label }) => label === step)?.event as never)
    return { actor, send }
  }
  const type = (amount: string) => ({ type: 'form.change' as const, patch: { amount } })

  test('BL07 BL08 BL09 each lack is told once the balance and the cards are known, one at a time, and not while sending', () => {
    const { actor, send } = open()
    const need = () => needToTell(actor.getSnapshot())
    expect(need(), 'nobody knows the balance').toBeNull()
    send('loadSummary: whole')
    expect(need(), 'nobody knows the cards').toBeNull()
    actor.send({ type: 'cards.known', cards: [] })
    expect(need()).toBe('cards')
    actor.send({ type: 'cards.known', cards: [FIRST, SECOND] })
    expect(need()).toBe('card')
    actor.send({ type: 'form.change', patch: { card: FIRST.cardId } })
    expect(need()).toBe('sum')
    actor.send(type('99999'))
    expect(need(), 'the line under the sum says it').toBeNull()
    actor.send(type('499'))
    expect(need(), 'no mistake, and no sum yet').toBe('sum')
    actor.send(type('600'))
    expect(need()).toBeNull()
    actor.send(type(''))
    send('submit')
    expect(need()).toBe('sum')
    actor.send(type('600'))
    send('submit')
    expect([mayTypeSum(actor.getSnapshot()), mayWithdraw(actor.getSnapshot()), need()]).toEqual([true, true, null])
    send('confirm')
    actor.send({ type: 'reload' })
    send('loadSummary: lost')
    send('loadScore: little')
    expect([isSending(actor.getSnapshot()), need()]).toEqual([true, null])
  })

  test('BL07 A70 no points, and too few of them, are told apart', () => {
    for (const [answer, need] of [
      ['none', 'points'],
      ['little', 'least'],
    ] as const) {
      const { actor, send } = open()
      send('loadSummary: lost')
      send(`loadScore: ${answer}`)
      actor.send({ type: 'cards.known', cards: [] })
      expect(needToTell(actor.getSnapshot())).toBe(need)
    }
  })

  test('A70 D174 «Всё» is all only where no limit takes anything away', () => {
    const { actor, send } = open()
    const isAll = () => isMostAll(actor.getSnapshot())
    expect([isAll(), isPurseLoading(actor.getSnapshot())]).toEqual([false, true])
    send('loadSummary: whole')
    actor.send({ type: 'cards.known', cards: [FIRST] })
    actor.send({ type: 'form.change', patch: { card: FIRST.cardId } })
    expect([isAll(), mostNow(actor.getSnapshot())]).toEqual([false, 3_000])
    actor.send({ type: 'reload' })
    send('loadSummary: lost')
    send('loadScore: enough')
    expect([isAll(), mostNow(actor.getSnapshot()), isPurseLoading(actor.getSnapshot())]).toEqual([true, 600, false])
  })

  test('ER08 a balance that did not come is loading no more', () => {
    const { actor, send } = open()
    send('loadSummary: lost')
    expect(isPurseLoading(actor.getSnapshot())).toBe(true)
    send('loadScore: lost')
    expect(isPurseLoading(actor.getSnapshot())).toBe(false)
  })
})

describe('balance: the draft', () => {
  const draft = { card: FIRST.cardId, amount: '600', command: pendingWithdrawal }

  test('C04 B10 card, sum and command come back as they were; no card’s number is among them', () => {
    expect(readDraft({ ...draft })).toEqual(draft)
    const stored = JSON.stringify(draftOf(createActor(balanceMachine, { input: { rights, draft } }).getSnapshot()))
    expect(JSON.parse(stored)).toEqual(draft)
    for (const { pan } of [FIRST, SECOND]) expect(stored).not.toContain(pan)
  })

  test('an empty form leaves no draft', () =>
    expect(draftOf(createActor(balanceMachine, { input: start }).getSnapshot())).toBeNull())

  test.each([null, 7, 'text', []])('B08 junk %j is an empty form', (stored) => expect(readDraft(stored)).toEqual(noDraft))
  test.each([
    { ...pendingWithdrawal, sum: '600,5' },
    { ...pendingWithdrawal, sum: 600 },
    { ...pendingWithdrawal, cardId: '' },
    { ...pendingWithdrawal, key: '' },
  ])('B08 %j is no command', (command) => expect(readDraft({ ...draft, command })).toEqual({ ...draft, command: null }))
})
