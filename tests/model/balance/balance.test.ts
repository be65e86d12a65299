import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { ACCEPTED, balanceFlow, payout, pendingWithdrawal, rights } from '../../../model/money/balance.ts'
import { FIRST, SECOND } from '../../../model/kit/cards.ts'
import { SILENCES, UNHEARD } from '../../../model/kit/command.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { refusals } from '../../../src/domain/texts/refusals.ts'
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
import { walk } from '../kit/walk.ts'

testMachine(balanceFlow)

const start = { rights, draft: noDraft }
const go = (steps: readonly (string | { type: string })[], input: unknown = start) => walk(balanceFlow, input, steps)

const CARDS = `cards.known ${JSON.stringify({ cards: [FIRST, SECOND] })}`
const NO_CARDS = 'cards.known {"cards":[]}'
const CHOSEN = 'form.change {"patch":{"card":"card-1"}}'
const sum = (amount: string) => ({ type: 'form.change', patch: { amount } })
const LOADED = ['loadSummary: whole', CARDS]
const READY = [...LOADED, CHOSEN]
const ASKED = [...READY, 'form.change {"patch":{"amount":"600"}}', 'submit']
const SENT = [...ASKED, 'confirm']
const LEFT = 'form.blur {"field":"amount"}'
const FORM = 'purse.shown+withdrawal.form'

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

describe('balance: the payout', () => {
  test('F06 BL06 a press asks: sum, card and the day of the money; nothing is sent, and «no» leaves everything in the form', () => {
    const asked = go(ASKED)
    expect(asked).toMatchObject({ state: 'purse.shown+withdrawal.asking', calls: ['loadSummary'], context: { command: null } })
    // Friday; the next working day is Monday.
    expect(asked.context.asked).toEqual({
      cardId: FIRST.cardId,
      pan: FIRST.pan,
      sum: '600',
      until: '2026-11-23T20:59:59.999Z',
    })
    expect(() => go([...ASKED, 'submit'])).toThrow('not possible')
    expect(go([...ASKED, 'keep'])).toMatchObject({
      state: FORM,
      calls: ['loadSummary'],
      context: { command: null, form: { values: { card: FIRST.cardId, amount: '600' } } },
    })
    expect(() => go([...READY, 'confirm'])).toThrow('not possible')
    expect(go([...READY, sum('1 500,00'), 'submit']).context.asked?.sum).toBe('1500')
  })

  test('F06 E06 a server that tells no time promises no day', () =>
    expect(
      go(['loadSummary: not known', 'loadScore: enough', CARDS, CHOSEN, sum('600'), 'submit']).context.asked?.until,
    ).toBeNull())

  test('F06 E03 whoever may not withdraw any more has nothing to confirm; other news leave the question', () => {
    const locked = { type: 'person.changed', rights: { ...rights, taxLocked: true } }
    expect(go([...ASKED, locked]).state).toBe('purse.shown+withdrawal.taxLocked')
    expect(() => go([...ASKED, { type: 'person.changed', rights } as { type: string }])).toThrow('not possible')
    expect(go([...ASKED, 'reload', 'loadSummary: whole', CARDS]).state).toBe('purse.shown+withdrawal.asking')
  })

  test('F06 what was asked is sent, whatever has changed behind the question: the server judges it', () => {
    const sent = go([...ASKED, NO_CARDS, 'reload', 'loadSummary: lost', 'loadScore: little', 'confirm'])
    expect(sent.context.command).toMatchObject({ cardId: FIRST.cardId, sum: '600' })
    expect(sent.context.asked?.pan).toBe(FIRST.pan)
  })

  test('BL17 API36 F06 one command under the key of the «yes»: card and whole rubles as text; a second one is impossible', () => {
    expect(go(SENT)).toMatchObject({
      state: 'purse.shown+withdrawal.sending',
      context: { command: { cardId: FIRST.cardId, sum: '600', key: stamp.key, isRepeat: false } },
    })
    for (const press of ['submit', 'confirm', 'keep']) expect(() => go([...SENT, press])).toThrow('not possible')
    expect(go([...READY, sum('1 500,00'), 'submit', 'confirm']).context.command?.sum).toBe('1500')
  })

  test('BL03 BL26 success shows the server’s word, or «Успешно»; the points are asked for, the sum is gone', () => {
    const done = go([...SENT, 'withdraw: accepted'])
    expect(done).toMatchObject({
      state: 'purse.shown+withdrawal.done.asking',
      context: { paid: { message: ACCEPTED }, command: null, form: { values: { card: FIRST.cardId, amount: '' } } },
    })
    expect(done.effects.map(({ type }) => type)).toContain('refreshScore')
    expect(go([...SENT, 'withdraw: accepted silently']).context.paid?.message).toBe('Успешно')
    expect(go([...SENT, 'withdraw: accepted', 'renewAfterPayout: same', 'back']).state).toBe(FORM)
  })

  test('F06 below the word stand sum, card and day: the server’s, or those of the question', () => {
    const told = { sum: '600', pan: FIRST.pan, left: null }
    expect(go([...SENT, 'withdraw: accepted']).context.paid).toEqual({ ...told, message: ACCEPTED, until: payout.until })
    expect(go([...SENT, 'withdraw: accepted silently']).context.paid).toEqual({
      ...told,
      message: 'Успешно',
      until: '2026-11-23T20:59:59.999Z',
    })
  })

  test('F06 after a reload nobody knows the day of the question; the card is that of the list, where it is there', () => {
    const input = balanceFlow.inputs['a reload while sending']
    const paid = (...steps: string[]) => go([...steps, 'repeat', 'withdraw: accepted silently'], input).context.paid
    expect(paid(CARDS)).toMatchObject({ sum: '600', pan: FIRST.pan, until: null })
    expect(paid()).toMatchObject({ sum: '600', pan: '', until: null })
  })

  test('F06 what is left is told by the balance that is asked for behind the answer, from either call, and goes with the result', () => {
    const done = [...SENT, 'withdraw: accepted', 'reload']
    expect(go(done).context.paid?.left, 'the old balance says nothing').toBeNull()
    expect(go([...done, 'loadSummary: whole']).context.paid?.left).toBe(12_450.5)
    expect(go([...done, 'loadSummary: lost', 'loadScore: enough']).context.paid?.left).toBe(600)
    expect(go([...done, 'loadSummary: lost', 'loadScore: lost']).context.paid?.left).toBeNull()
    expect(go([...done, 'back', 'loadSummary: whole']).context.paid).toBeNull()
    expect(go([...SENT, 'withdraw: short', 'reload', 'loadSummary: whole']).context.paid).toBeNull()
  })

  test('BL03 BL27 failure shows the server’s word, and Back leads to the form with everything in it', () => {
    expect(go([...SENT, 'withdraw: short'])).toMatchObject({
      state: 'purse.shown+withdrawal.refused.asking',
      context: { problem: refusals.pointsShort.text, command: null, paid: null },
    })
    expect(go([...SENT, 'withdraw: refused']).context.problem).toBe('Сейчас нельзя')
    expect(go([...SENT, 'withdraw: code 500']).context.problem).toBe('Произошла ошибка')
    expect(go([...SENT, 'withdraw: short', 'renewAfterRefusal: same', 'back'])).toMatchObject({
      state: FORM,
      context: { form: { values: { card: FIRST.cardId, amount: '600' } } },
    })
  })

  test('BL27 a card deleted in another tab has words of its own', () =>
    expect(go([...SENT, 'withdraw: no card'])).toMatchObject({
      state: 'purse.shown+withdrawal.refused.asking',
      context: { problem: expect.stringContaining('её удалили') as string },
    }))

  test.each(SILENCES)('C04 B10 after «%s» the end is unknown, and a repeat is the same request', (silence) => {
    const unknown = [...SENT, `withdraw: ${silence}`]
    expect(go(unknown)).toMatchObject({ state: 'purse.shown+withdrawal.unanswered', context: { command: { key: stamp.key } } })
    expect(go([...unknown, 'repeat'])).toMatchObject({
      calls: ['loadSummary', 'withdraw', 'withdraw'],
      context: { command: { cardId: FIRST.cardId, sum: '600', key: stamp.key, isRepeat: true } },
    })
    for (const fault of UNHEARD)
      expect(go([...unknown, 'repeat', `withdraw: ${fault}`]).state).toBe('purse.shown+withdrawal.unanswered')
    expect(go([...unknown, 'repeat', 'withdraw: accepted']).state).toBe('purse.shown+withdrawal.done.asking')
    expect(go([...unknown, 'repeat', 'withdraw: short']).state).toBe('purse.shown+withdrawal.refused.asking')
  })

  test('C04 whoever looks at the balance instead gives the command up, and the sum with it', () =>
    expect(go([...SENT, 'withdraw: lost', 'check'])).toMatchObject({
      state: FORM,
      context: { command: null, form: { values: { amount: '' } } },
      effects: [{ type: 'refreshScore' }],
    }))

  test('ER01 a session that ends in the middle leaves no command and keeps what was typed', () =>
    expect(go([...SENT, 'withdraw: unauthorised'])).toMatchObject({
      state: FORM,
      context: { command: null, problem: null, form: { values: { card: FIRST.cardId, amount: '600' } } },
    }))

  test('C04 a reload while sending comes back to the unknown end, of the same command', () => {
    const input = balanceFlow.inputs['a reload while sending']
    expect(go([], input).state).toBe('purse.loading+withdrawal.unanswered')
    expect(go(['repeat'], input)).toMatchObject({ context: { command: { ...pendingWithdrawal, isRepeat: true } } })
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
