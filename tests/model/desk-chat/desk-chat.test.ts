import { describe, expect, test } from 'vitest'
import { answered, deskChatFlow, question, TEXT } from '../../../model/desk/desk-chat.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { refusals } from '../../../src/domain/texts/refusals.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(deskChatFlow)

const chat = deskChatFlow.inputs['the conversation']
const loaded = ['loadChat: loaded'] as const
const write = (text: string) => ({ type: 'text.change', text })
const sent = [...loaded, write(TEXT), 'answer'] as const
const told = { type: 'tellChats', params: undefined }

describe('desk-chat: journeys', () => {
  test('C07 an answer is sent once, leaves the field empty, and the list hears of it', () => {
    expect(walk(deskChatFlow, chat, sent)).toMatchObject({
      state: 'acting',
      context: { command: { key: stamp.key, deed: 'answer' } },
    })
    const end = walk(deskChatFlow, chat, [...sent, 'act: done'])
    expect(end).toMatchObject({ state: 'renewing', context: { text: '', command: null }, effects: [told] })
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
      expect(end).toMatchObject({ state: 'renewing', context: { text: TEXT, command: null }, effects: [told] })
    }
  })

  test('C07 another operator’s conversation: it is said, and nothing that was written is lost', () => {
    const end = walk(deskChatFlow, chat, [...sent, 'act: of another'])
    expect(end).toMatchObject({ state: 'renewing', context: { text: TEXT, problem: refusals.chatTaken.text }, effects: [] })
    expect(walk(deskChatFlow, chat, [...sent, 'act: of another', write('Ещё')]).context.problem).toBeNull()
    expect(walk(deskChatFlow, chat, [...sent, 'act: unauthorised'])).toMatchObject({
      state: 'shown',
      context: { text: TEXT, problem: null },
    })
  })

  test('C04 after silence nobody knows: it is repeated under the same key, or the conversation says', () => {
    for (const outcome of ['act: lost', 'act: crash']) {
      expect(walk(deskChatFlow, chat, [...sent, outcome])).toMatchObject({ state: 'unanswered', context: { text: TEXT } })
      const again = walk(deskChatFlow, chat, [...sent, outcome, 'repeat'])
      expect(again).toMatchObject({ state: 'acting', context: { command: { key: stamp.key, isRepeat: true } } })
      const looked = walk(deskChatFlow, chat, [...sent, outcome, 'check'])
      expect(looked).toMatchObject({ state: 'renewing', context: { text: TEXT, command: null } })
    }
    // A repeat that was turned away says nothing about the first request.
    expect(walk(deskChatFlow, chat, [...sent, 'act: lost', 'repeat', 'act: unauthorised']).state).toBe('unanswered')
  })

  test('C07 an open conversation renews itself, and writing goes on meanwhile', () => {
    const RENEWAL = 'after RENEWAL in shown'
    expect(walk(deskChatFlow, chat, [...loaded, RENEWAL, write(TEXT), 'renewChat: news']).context).toMatchObject({ text: TEXT })
    for (const outcome of ['renewChat: lost', 'renewChat: crash']) {
      const end = walk(deskChatFlow, chat, [...loaded, RENEWAL, outcome])
      expect(end.state).toBe('shown')
      expect(end.context.messages?.at(-1)).toMatchObject(question)
    }
    // An answer does not wait for it.
    expect(walk(deskChatFlow, chat, [...loaded, RENEWAL, write(TEXT), 'answer']).state).toBe('acting')
    expect(() => walk(deskChatFlow, chat, [...loaded, RENEWAL, 'answer'])).toThrow('not possible')
  })

  test('ER08 what could not be loaded is loaded again on demand', () => {
    for (const outcome of ['loadChat: lost', 'loadChat: crash'])
      expect(walk(deskChatFlow, chat, [outcome, 'retry', 'loadChat: loaded']).state).toBe('shown')
  })
})
