import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import {
  chatMessageFlow,
  FIRST,
  KEY,
  PHOTO,
  PICK,
  REFUSED,
  SECOND,
  SEND,
  STORED_PHOTO,
  TEXT,
  TITLE,
} from '../../../model/site/chat-message.ts'
import { chatMessageMachine } from '../../../src/machines/site/chat-message/machine.ts'
import { aboutText, chatAbout, readAbout, subjectTitle } from '../../../src/domain/portal/chat-about.ts'
import { draftOf, readDraft } from '../../../src/machines/site/chat-message/draft.ts'
import { excessOf, mayWrite, outgoing, placeIn } from '../../../src/machines/site/chat-message/outbox.ts'
import type { ChatMessageEvent } from '../../../src/machines/site/chat-message/types.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(chatMessageFlow)

const empty = chatMessageFlow.inputs['nothing written']
const two = chatMessageFlow.inputs['two wait']
const write = (text: string): ChatMessageEvent => ({ type: 'change', text })
const link = (isOpen: boolean): ChatMessageEvent => ({ type: 'link.changed', isOpen })
const arrived = (...keys: string[]): ChatMessageEvent => ({ type: 'arrived', keys })
const drop = ({ key }: { key: string }): ChatMessageEvent => ({ type: 'drop', message: key })
const [ONLINE, OFFLINE] = [link(true), link(false)]
const WAITED = 'after WAIT in outbox.waiting'
const after = (...steps: Parameters<typeof walk>[2]) => walk(chatMessageFlow, empty, steps)
const queued = (...steps: Parameters<typeof walk>[2]) => walk(chatMessageFlow, two, steps)
const LONG = 'ы'.repeat(4_001)
const BLANKS = [' ', '\n\t  ', '\u00A0']

describe('chat-message: journeys of the text', () => {
  test('CH05 a message of blanks alone is not sent, a file alone is', () => {
    for (const text of ['', ...BLANKS]) expect(() => after(write(text), SEND)).toThrow('not possible')
    expect(after(PICK, SEND)).toMatchObject({ state: 'file.uploading+outbox.idle', context: { outbox: [] } })
  })

  test('CH11 the text leaves without the blanks around it, and the field is empty for the next one', () => {
    const sent = after(write(`  ${TEXT}\n`), SEND)
    expect(sent.context).toMatchObject({ text: '', outbox: [outgoing({ key: KEY, value: TEXT })] })
    expect(after(ONLINE, write(TEXT), SEND)).toMatchObject({ state: 'file.none+outbox.sending', calls: ['deliver'] })
  })

  test('D215 4000 characters are sent, 4001 stay in the field and are named; right-to-left marks and emoji are text', () => {
    const odd = '\u202Eпривет\u202C 👩‍👩‍👧 <b>&amp;</b>'
    expect(after(write(odd), SEND).context.outbox[0]?.value).toBe(odd)
    expect(after(write('ы'.repeat(4_000)), SEND).context.outbox).toHaveLength(1)
    expect([excessOf({ text: LONG }), mayWrite({ text: LONG }), excessOf({ text: ` ${TEXT} ` })]).toEqual([1, false, 0])
    expect(() => after(write('ы'.repeat(10_000)), SEND)).toThrow('not possible')
    expect(() => after(PICK, write(LONG), SEND)).toThrow('not possible')
  })

  test('D216 the subject goes with the next message, once; it may be removed', () => {
    const about = 'sale:sale-1'
    const subject: ChatMessageEvent = { type: 'about.take', about, title: TITLE }
    const start = chatMessageFlow.inputs['about a sale']
    const sent = walk(chatMessageFlow, start, [write(TEXT), SEND])
    expect(sent.context).toMatchObject({ about: null, outbox: [{ about }] })
    expect(walk(chatMessageFlow, start, [{ type: 'about.remove' }, write(TEXT), SEND]).context.outbox[0]?.about).toBeNull()
    expect(() => after({ type: 'about.remove' })).toThrow('not possible')
    expect(after(subject).context).toMatchObject({ about, aboutTitle: TITLE })
    expect(after(subject, PICK, SEND, 'uploadFile: done').context.outbox[0]?.about).toBe(about)
  })

  test('D216 what is known of the row stands with the subject, in the draft too, and goes with it', () => {
    const subject: ChatMessageEvent = { type: 'about.take', about: 'sale:sale-1', title: TITLE }
    const [gone, none] = [
      { about: null, aboutTitle: null },
      { about: 'sale:sale-2', aboutTitle: null },
    ]
    const kept = draftOf(after(subject))
    expect(kept).toEqual({ text: '', about: 'sale:sale-1', aboutTitle: TITLE, outbox: [] })
    expect(readDraft(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
    expect(readDraft({ about: 'sale:sale-1' })).toMatchObject({ about: 'sale:sale-1', aboutTitle: null })
    expect(after(subject, { type: 'about.remove' }).context).toMatchObject(gone)
    expect(after(subject, write(TEXT), SEND).context).toMatchObject(gone)
    expect(after(subject, PICK, SEND, 'uploadFile: done').context).toMatchObject(gone)
    const other: ChatMessageEvent = { type: 'about.take', about: 'sale:sale-2', title: null }
    expect(after(subject, other).context, 'another one').toMatchObject(none)
    const { machine } = chatMessageFlow
    const opened = (about: string | null) => createActor(machine, { input: { draft: kept, about } }).getSnapshot().context
    expect(opened(null)).toMatchObject({ about: 'sale:sale-1', aboutTitle: TITLE })
    expect(opened('sale:sale-2')).toMatchObject(none)
  })
})

describe('chat-message: journeys of a file', () => {
  test('CH01 CH11 the text goes first, its photograph behind it under the name of the server', () => {
    const sent = after(write(TEXT), PICK, SEND, 'uploadFile: done')
    expect(sent).toMatchObject({ state: 'file.none+outbox.idle', calls: ['uploadFile'] })
    expect(sent.context.outbox).toEqual([
      outgoing({ key: KEY, value: TEXT }),
      outgoing({ key: PICK.key, value: STORED_PHOTO, isImage: true, name: PHOTO.name }),
    ])
  })

  test.each(['refused', 'too large', 'lost', 'server error', 'offline', 'gateway down', 'crash', 'wrong shape'])(
    'CH13 «%s»: «Ошибка загрузки файла», the photograph stays with «Повторить»',
    (fault) => {
      const failed = after(PICK, SEND, `uploadFile: ${fault}`)
      expect(failed).toMatchObject({ state: 'file.failed+outbox.idle', context: { file: { id: PHOTO.id }, outbox: [] } })
      expect(failed.effects).toEqual([
        { type: 'toast', params: { title: 'Ошибка', text: 'Ошибка загрузки файла', tone: 'danger', about: 'chat-file' } },
      ])
      const again = after(PICK, SEND, `uploadFile: ${fault}`, 'file.retry', 'uploadFile: done')
      expect(again).toMatchObject({ calls: ['uploadFile', 'uploadFile'], context: { file: null, outbox: [{ key: PICK.key }] } })
      expect(after(PICK, SEND, `uploadFile: ${fault}`, 'file.remove')).toMatchObject({ state: 'file.none+outbox.idle' })
    },
  )

  test('CH13 a reason of the server stands beside the file', () => {
    expect(after(PICK, SEND, 'uploadFile: too large').context.file?.problem).toBe('Файл слишком большой')
    expect(after(PICK, SEND, 'uploadFile: lost').context.file?.problem).toBe('')
  })

  test('CH01 an upload may be cancelled; texts may be written meanwhile, and after its failure', () => {
    expect(after(PICK, SEND, 'file.remove')).toMatchObject({ state: 'file.none+outbox.idle', context: { file: null } })
    for (const before of [
      [PICK, SEND],
      [PICK, SEND, 'uploadFile: lost'],
    ]) {
      expect(after(...before, write(TEXT), SEND).context).toMatchObject({ file: { id: PHOTO.id }, outbox: [{ value: TEXT }] })
      expect(() => after(...before, SEND)).toThrow('not possible')
    }
    expect(() => after(PICK, PICK)).toThrow('not possible')
  })
})

describe('chat-message: journeys of the outbox', () => {
  test('B08 what waits leaves by itself when the connection comes, one by one, in its order', () => {
    expect(queued()).toMatchObject({ state: 'file.none+outbox.idle', calls: [] })
    expect(queued(ONLINE)).toMatchObject({ state: 'file.none+outbox.sending', calls: ['deliver'] })
    const both = queued(ONLINE, 'deliver: stored', 'deliver: stored')
    expect(both).toMatchObject({ state: 'file.none+outbox.idle', calls: ['deliver', 'deliver'] })
    expect(both.context.outbox.map(({ key, isDelivered }) => [key, isDelivered])).toEqual([
      [FIRST.key, true],
      [SECOND.key, true],
    ])
  })

  test.each(['lost', 'crash'])('B08 CH11 «%s»: it stays, and is repeated under its key with the next connection', (fault) => {
    const lost = queued(ONLINE, `deliver: ${fault}`)
    expect(lost).toMatchObject({ state: 'file.none+outbox.idle', calls: ['deliver'], context: { isOnline: false } })
    expect(lost.context.outbox).toEqual([FIRST, SECOND])
    const again = queued(ONLINE, `deliver: ${fault}`, OFFLINE, ONLINE, 'deliver: stored')
    expect(again.context.outbox[0]).toMatchObject({ key: FIRST.key, isDelivered: true })
  })

  test('D214 a refused message is shown with its reason and not repeated; the next one goes on', () => {
    const refused = queued(ONLINE, 'deliver: refused')
    expect(refused).toMatchObject({ state: 'file.none+outbox.sending', calls: ['deliver', 'deliver'] })
    expect(refused.context.outbox).toEqual([{ ...FIRST, problem: REFUSED }, SECOND])
    expect(queued(ONLINE, 'deliver: refused', drop(FIRST)).context.outbox).toEqual([SECOND])
  })

  test('D206 D214 too often: it waits as the server says and leaves by itself, before those behind it', () => {
    const later = queued(ONLINE, 'deliver: later')
    expect(later).toMatchObject({ state: 'file.none+outbox.waiting', calls: ['deliver'], context: { wait: 30, underWay: null } })
    expect(later.context.outbox).toEqual([FIRST, SECOND])
    const again = queued(ONLINE, 'deliver: later', WAITED, 'deliver: stored', 'deliver: stored')
    expect(again).toMatchObject({ state: 'file.none+outbox.idle', calls: ['deliver', 'deliver', 'deliver'] })
    expect(again.context.outbox.map(({ key, isDelivered }) => [key, isDelivered])).toEqual([
      [FIRST.key, true],
      [SECOND.key, true],
    ])
  })

  test('D214 while it waits any may be dropped; without a connection it waits for that too', () => {
    const waiting = [ONLINE, 'deliver: later'] as const
    expect(queued(...waiting, drop(FIRST)).context.outbox).toEqual([SECOND])
    expect(queued(...waiting, drop(SECOND)).context.outbox).toEqual([FIRST])
    expect(() => queued(...waiting, drop(FIRST), drop(FIRST))).toThrow('not possible')
    expect(queued(...waiting, OFFLINE, WAITED)).toMatchObject({ state: 'file.none+outbox.idle', calls: ['deliver'] })
    expect(queued(...waiting, OFFLINE, WAITED, ONLINE)).toMatchObject({ calls: ['deliver', 'deliver'] })
  })

  test('CH08 each stored message is a reason to reload, a refused one is none', () => {
    const news = (answer: string): number => {
      const { context } = queued(ONLINE)
      const snapshot = chatMessageMachine.resolveState({ value: { file: 'none', outbox: 'sending' }, context })
      const actor = createActor(chatMessageMachine, { snapshot, input: { draft: null, about: null } })
      let count = 0
      actor.on('sent', () => (count += 1))
      actor.start()
      const event = chatMessageFlow.modelEvents.find(({ label }) => label === answer)?.event
      actor.send(event as ChatMessageEvent)
      actor.stop()
      return count
    }
    expect(news('deliver: stored')).toBe(1)
    expect(news('deliver: refused')).toBe(0)
  })

  test('B08 «Не отправлять»: any that waits, but not the one under way', () => {
    expect(queued(drop(FIRST)).context.outbox).toEqual([SECOND])
    expect(queued(drop(SECOND)).context.outbox).toEqual([FIRST])
    expect(() => queued(ONLINE, drop(FIRST))).toThrow('not possible')
    expect(queued(ONLINE, drop(SECOND)).context.outbox).toEqual([FIRST])
    expect(() => queued(drop(FIRST), drop(FIRST))).toThrow('not possible')
    expect(() => queued(ONLINE, drop(SECOND), drop(SECOND))).toThrow('not possible')
    expect(() => queued(ONLINE, 'deliver: stored', 'deliver: stored', drop(FIRST))).toThrow('not possible')
    expect(() => queued(ONLINE, 'deliver: stored', drop(FIRST))).toThrow('not possible')
  })

  test('D214 a message stays on the screen until the history has it, also one that another tab has sent', () => {
    expect(queued(ONLINE, 'deliver: stored', arrived('other')).context.outbox).toHaveLength(2)
    expect(queued(ONLINE, 'deliver: stored', arrived(FIRST.key)).context.outbox).toEqual([SECOND])
    expect(queued(arrived(FIRST.key)).context.outbox).toEqual([SECOND])
    // A server of the specification names no keys.
    expect(queued(ONLINE, 'deliver: stored', arrived()).context.outbox).toEqual([SECOND])
  })

  test('B08 the draft holds what is not sent; what is stored is no draft', () => {
    expect(draftOf(after())).toBeNull()
    expect(draftOf(after(write(TEXT)))).toEqual({ text: TEXT, about: null, aboutTitle: null, outbox: [] })
    expect(draftOf(queued(ONLINE, 'deliver: stored'))).toEqual({ text: '', about: null, aboutTitle: null, outbox: [SECOND] })
    const stored = draftOf(queued())
    expect(readDraft(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
    expect(readDraft('nonsense')).toBeNull()
    expect(readDraft({ outbox: [FIRST, { key: 1 }] })).toEqual({ text: '', about: null, aboutTitle: null, outbox: [FIRST] })
  })

  test('B08 places in the queue count only what waits', () => {
    const rows = [{ ...FIRST, problem: REFUSED }, SECOND]
    expect([placeIn(rows, FIRST.key), placeIn(rows, SECOND.key)]).toEqual([0, 1])
  })
})

describe('chat-message: the subject of an address', () => {
  test('D216 only a known kind and an id are a subject', () => {
    expect(readAbout('sale:0b8e2f5c-2f0e')).toBe('sale:0b8e2f5c-2f0e')
    for (const odd of [
      null,
      '',
      'sale',
      'sale:',
      ':1',
      'hack:1',
      'toString:1',
      'sale:<b>',
      `sale:${'a'.repeat(65)}`,
      'sale:1\r\nkey:2',
    ])
      expect(readAbout(odd)).toBeNull()
    expect(aboutText('sale:1')).toBe('О продаже')
    expect(aboutText('hack:1')).toBe('О чём вопрос')
    expect(chatAbout('sale', 'a-1')).toBe('/chat?about=sale:a-1')
    expect(subjectTitle('Дрель', '200.00037', 'Неудачно')).toBe('Дрель · 200.00037 · Неудачно')
    expect(subjectTitle(null, '200.00037', ''), 'what is not known is left out').toBe('200.00037')
  })
})
