import { describe, expect, test } from 'vitest'
import { answered, colleague, deskChatFlow, question, TEXT } from '../../../model/desk/desk-chat.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { READY_ANSWERS } from '../../../src/domain/desk/ready-answers.ts'
import { refusals } from '../../../src/domain/texts/refusals.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(deskChatFlow)

const chat = deskChatFlow.inputs['the conversation']
const loaded = ['loadChat: loaded'] as const
type Step = Parameters<typeof walk>[2][number]
const write = (text: string) => ({ type: 'text.change', text })
const pick = (at: number): { type: string } & Record<string, unknown> => ({ type: 'ready.pick', at })
const sent = [...loaded, write(TEXT), 'answer'] as const
const told = { type: 'tellChats', params: undefined }

describe('desk-chat: journeys', () => {
  test('C07 an answer is sent once, leaves the field empty, and the list hears of it', () => {
    expect(walk(deskChatFlow, chat, sent)).toMatchObject({
      state: 'acting',
      context: { command: { key: stamp.key, deed: 'answer' } },
    })
    const end = walk(deskChatFlow, chat, [...sent, 'act: done'])
    expect(end).toMatchObject({ state: 'shown.renewing', context: { text: '', command: null }, effects: [told] })
    const shown = walk(deskChatFlow, chat, [...sent, 'act: done', 'renewChat: news'])
    expect(shown.context.messages?.at(-1)).toMatchObject(answered)
  })

  test('C07 nothing is sent where nothing was written', () => {
    for (const text of ['', '  '])
      expect(() => walk(deskChatFlow, chat, [...loaded, write(text), 'answer'])).toThrow('not possible')
  })

  test('C07 a conversation is taken or closed; what was begun stays', () => {
    for (const deed of ['take', 'close']) {
      const end = walk(deskChatFlow, chat, [...loaded, write(TEXT), deed, 'act: done'])
      expect(end).toMatchObject({ state: 'shown.renewing', context: { text: TEXT, command: null }, effects: [told] })
    }
  })

  test('C07 another operator’s conversation: it is said, and nothing that was written is lost', () => {
    const end = walk(deskChatFlow, chat, [...sent, 'act: of another'])
    expect(end).toMatchObject({ state: 'shown.renewing', context: { text: TEXT, problem: refusals.chatTaken.text }, effects: [] })
    expect(walk(deskChatFlow, chat, [...sent, 'act: of another', write('Ещё')]).context.problem).toBeNull()
    expect(walk(deskChatFlow, chat, [...sent, 'act: unauthorised'])).toMatchObject({
      state: 'shown.quiet',
      context: { text: TEXT, problem: null },
    })
  })

  test('C04 after silence nobody knows: it is repeated under the same key, or the conversation says', () => {
    for (const outcome of ['act: lost', 'act: crash']) {
      expect(walk(deskChatFlow, chat, [...sent, outcome])).toMatchObject({ state: 'unanswered', context: { text: TEXT } })
      const again = walk(deskChatFlow, chat, [...sent, outcome, 'repeat'])
      expect(again).toMatchObject({ state: 'acting', context: { command: { key: stamp.key, isRepeat: true } } })
      const looked = walk(deskChatFlow, chat, [...sent, outcome, 'check'])
      expect(looked).toMatchObject({ state: 'shown.renewing', context: { text: TEXT, command: null } })
    }
    // A repeat that was turned away says nothing about the first request.
    expect(walk(deskChatFlow, chat, [...sent, 'act: lost', 'repeat', 'act: unauthorised']).state).toBe('unanswered')
  })

  test('C07 an open conversation renews itself, and writing goes on meanwhile', () => {
    const RENEWAL = 'after RENEWAL in shown.quiet'
    expect(walk(deskChatFlow, chat, [...loaded, RENEWAL, write(TEXT), 'renewChat: news']).context).toMatchObject({ text: TEXT })
    for (const outcome of ['renewChat: lost', 'renewChat: crash']) {
      const end = walk(deskChatFlow, chat, [...loaded, RENEWAL, outcome])
      expect(end.state).toBe('shown.quiet')
      expect(end.context.messages?.at(-1)).toMatchObject(question)
    }
    // An answer does not wait for it.
    expect(walk(deskChatFlow, chat, [...loaded, RENEWAL, write(TEXT), 'answer']).state).toBe('acting')
    expect(() => walk(deskChatFlow, chat, [...loaded, RENEWAL, 'answer'])).toThrow('not possible')
  })

  test('C07 a ready answer fills the field and is not sent; what was typed stays above it', () => {
    const [ready] = READY_ANSWERS
    const picked = walk(deskChatFlow, chat, [...loaded, pick(0)])
    expect(picked).toMatchObject({ state: 'shown.quiet', context: { text: ready?.text, command: null } })
    expect(walk(deskChatFlow, chat, [...loaded, write('Здравствуйте!'), pick(0)]).context.text).toBe(
      `Здравствуйте!\n${ready?.text}`,
    )
    expect(() => walk(deskChatFlow, chat, [...loaded, pick(9)])).toThrow('not possible')
  })

  test('C07 a conversation is handed over to another operator; what was begun stays', () => {
    const asked = [...loaded, write(TEXT), 'hand.open', 'loadColleagues: some'] as const
    const hand = { type: 'hand.choose', operator: colleague, key: stamp.key }
    expect(walk(deskChatFlow, chat, [...asked, hand])).toMatchObject({
      state: 'acting',
      context: { command: { deed: 'handOver', operator: colleague } },
    })
    expect(walk(deskChatFlow, chat, [...asked, hand, 'act: done'])).toMatchObject({
      state: 'shown.renewing',
      context: { text: TEXT },
      effects: [told],
    })
    for (const outcome of ['loadColleagues: lost', 'loadColleagues: crash'])
      expect(walk(deskChatFlow, chat, [...loaded, 'hand.open', outcome, 'retry', 'loadColleagues: some']).state).toBe(
        'handing.choosing',
      )
    expect(walk(deskChatFlow, chat, [...asked, 'back'])).toMatchObject({ state: 'shown.quiet', context: { text: TEXT } })
    expect(walk(deskChatFlow, chat, [...asked, hand, 'act: of another']).context.problem).toBe(refusals.chatTaken.text)
  })

  test('C07 a closed conversation is opened again, and only a closed one', () => {
    const shut = ['loadChat: closed'] as const
    expect(walk(deskChatFlow, chat, [...shut, 'reopen', 'act: done']).effects).toEqual([told])
    for (const deed of ['take', 'close', 'hand.open'])
      expect(() => walk(deskChatFlow, chat, [...shut, deed])).toThrow('not possible')
    expect(() => walk(deskChatFlow, chat, [...loaded, 'reopen'])).toThrow('not possible')
    // Who answers in it already does not take it.
    expect(() => walk(deskChatFlow, chat, [...loaded, 'after RENEWAL in shown.quiet', 'renewChat: news', 'take'])).toThrow(
      'not possible',
    )
  })

  test('C07 earlier messages come on demand, before those that are there, and a renewal keeps them', () => {
    const more = [...loaded, 'older', 'loadOlder: loaded'] as const
    const values = (steps: readonly Step[]) =>
      walk(deskChatFlow, chat, steps)
        .context.messages?.filter(({ id }) => id !== null)
        .map(({ id }) => id)
    expect(values(more)).toEqual(['message-0', 'message-1'])
    expect(values([...more, 'after RENEWAL in shown.quiet', 'renewChat: news'])).toEqual(['message-0', 'message-1', 'message-2'])
    for (const end of [more, [...more, 'after RENEWAL in shown.quiet'] as const])
      expect(() => walk(deskChatFlow, chat, [...end, 'older'])).toThrow('not possible')
    // A renewal under way is no obstacle, and neither is an answer.
    expect(values([...loaded, 'after RENEWAL in shown.quiet', 'older', 'loadOlder: loaded'])).toEqual(['message-0', 'message-1'])
    expect(walk(deskChatFlow, chat, [...loaded, write(TEXT), 'older', 'answer']).state).toBe('acting')
    for (const outcome of ['loadOlder: lost', 'loadOlder: crash'])
      expect(walk(deskChatFlow, chat, [...loaded, write(TEXT), 'older', outcome])).toMatchObject({
        state: 'shown.quiet',
        context: { text: TEXT, next: 'message-1' },
        effects: [{ type: 'toast' }],
      })
  })

  test('ER08 what could not be loaded is loaded again on demand', () => {
    for (const outcome of ['loadChat: lost', 'loadChat: crash'])
      expect(walk(deskChatFlow, chat, [outcome, 'retry', 'loadChat: loaded']).state).toBe('shown.quiet')
  })
})
