import { describe, expect, test } from 'vitest'
import { anna, inboxFlow, pavel } from '../../../model/desk/inbox.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(inboxFlow)

const screen = inboxFlow.inputs['the screen']
const loaded = ['loadInbox: loaded'] as const
const step = (by: 1 | -1) => ({ type: 'step', by })
const choose = (list: string): { type: string } & Record<string, unknown> => ({ type: 'list.choose', list })
const open = (id: string) => ({ type: 'open', id })

describe('inbox: journeys', () => {
  test('C07 whoever waits longest is open first', () => {
    expect(walk(inboxFlow, screen, loaded)).toMatchObject({ state: 'shown.quiet', context: { open: anna.id } })
    expect(walk(inboxFlow, screen, ['loadInbox: empty'])).toMatchObject({
      state: 'shown.quiet',
      context: { open: null, chats: [] },
    })
  })

  test('C07 closed conversations are another list, and whoever opens it begins with its first', () => {
    const closed = [...loaded, open(pavel.id), choose('closed')]
    expect(walk(inboxFlow, screen, closed)).toMatchObject({
      state: 'loading',
      context: { list: 'closed', chats: [], open: null },
    })
    expect(walk(inboxFlow, screen, [...closed, 'loadInbox: loaded'])).toMatchObject({
      context: { list: 'closed', open: anna.id },
    })
    expect(() => walk(inboxFlow, screen, [...loaded, choose('open')])).toThrow('not possible')
  })

  test('C07 J, K and a press open another conversation, and stop at the ends', () => {
    expect(walk(inboxFlow, screen, [...loaded, step(1)]).context.open).toBe(pavel.id)
    expect(walk(inboxFlow, screen, [...loaded, step(1), step(-1)]).context.open).toBe(anna.id)
    expect(walk(inboxFlow, screen, [...loaded, open(pavel.id)]).context.open).toBe(pavel.id)
    for (const event of [step(-1), open(anna.id), open('nowhere')])
      expect(() => walk(inboxFlow, screen, [...loaded, event])).toThrow('not possible')
    expect(() => walk(inboxFlow, screen, [...loaded, step(1), step(1)])).toThrow('not possible')
  })

  test('C07 the list renews itself and on news; the conversation stays open, and a failure leaves what is there', () => {
    for (const cause of ['after RENEWAL in shown.quiet', 'renew'])
      for (const outcome of ['renewInbox: loaded', 'renewInbox: lost', 'renewInbox: crash'])
        expect(walk(inboxFlow, screen, [...loaded, cause, outcome])).toMatchObject({
          state: 'shown.quiet',
          context: { open: anna.id, chats: [anna, pavel] },
        })
    // Nobody waits any more: the conversation is still being read.
    expect(walk(inboxFlow, screen, [...loaded, 'renew', 'renewInbox: empty']).context).toMatchObject({ open: anna.id, chats: [] })
  })

  test('ER08 what could not be loaded is loaded again on demand', () => {
    for (const outcome of ['loadInbox: lost', 'loadInbox: crash'])
      expect(walk(inboxFlow, screen, [outcome, 'retry', 'loadInbox: loaded']).state).toBe('shown.quiet')
  })
})
