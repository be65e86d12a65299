/** The question, the command of its «yes», and what has become of it. */
import { describe, expect, test } from 'vitest'
import { ACCEPTED, balanceFlow, payout, pendingWithdrawal, rights } from '../../../model/money/balance.ts'
import { FIRST } from '../../../model/kit/cards.ts'
import { SILENCES, UNHEARD } from '../../../model/kit/command.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { refusals } from '../../../src/domain/texts/refusals.ts'
import { ASKED, CARDS, CHOSEN, FORM, go, NO_CARDS, READY, SENT, sum } from './steps.ts'

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
