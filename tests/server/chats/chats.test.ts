/** The chat's two sides: what people send and read, what operators do (CH, API55–API57, A78). */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chatMessages, conversations, files, notifications, users } from '../../../server/kernel/database/schema.ts'
import { userId } from '../../../server/demo/people.ts'
import { LONGEST_TEXT, MESSAGES_A_MINUTE, TOLD_AFTER } from '../../../server/modules/chats/limits.ts'
import { DAY, MINUTE } from '../support/server/clock.ts'
import { beginSerials, freeSerial } from '../support/deeds/receipts.ts'
import { sell } from '../support/deeds/sell.ts'
import { deleteAccount } from '../support/deeds/deletion.ts'
import { phoneOf, testApp } from '../support/server/test-app.ts'
import type { Answer } from '../support/server/test-app.ts'
import { photo } from '../support/deeds/upload.ts'
import { act, connect, historyOf, isNews, listenWith, OPERATOR, said } from './support.ts'
import type { Client, Listening } from './support.ts'

const world = testApp()
const [ANNA, MARIA, ROMASHKA, DMITRY, VICTOR, YULIA] = [1, 5, 6, 8, 10, 13]

let listening: Listening
beforeAll(async () => {
  beginSerials()
  listening = await listenWith(world().app, world().deps)
})
afterAll(() => listening.chats.close())

const enter = async (person: number): Promise<Client> => connect(listening.host, await world().tokenOf(person))
const isStored = ({ command }: { command: string }) => command === 'RECEIPT'
const refusalIn = ({ body }: { body: string }) => JSON.parse(body) as { code: number; message: unknown; retryAfter?: number }
const chatOf = async (person: number): Promise<string> => {
  const [row] = await world()
    .db.select()
    .from(conversations)
    .where(eq(conversations.ownerId, userId(person)))
  return row?.id ?? ''
}
const cursorOf = (parts: unknown): string => Buffer.from(JSON.stringify(parts)).toString('base64url')
const unreadOf = async (person: number) =>
  (await world().call('GET', '/chats/count', { token: await world().tokenOf(person) })).json.payload as unknown as number

describe('API55 API57 CH10 CH11 a person writes', () => {
  it('CH07 a message is stored, receipted, told to every socket of the person, and stands in the history under its day', async () => {
    const [one, other] = [await enter(MARIA), await enter(MARIA)]
    const key = randomUUID()
    expect(isStored(await one.send('Здравствуйте!', { key }))).toBe(true)
    await one.next(isNews)
    await other.next(isNews)
    const history = await historyOf(world(), MARIA)
    expect(history.at(-2)).toMatchObject({ type: '3', value: '20.11.2026' })
    expect(history.at(-1)).toMatchObject({ type: '1', value: 'Здравствуйте!', isRead: false, isImage: false, key })
    one.socket.close()
    other.socket.close()
  })

  it('a repeat of a key is the same message; the same key with other words is refused', async () => {
    const client = await enter(MARIA)
    const key = randomUUID()
    for (let time = 0; time < 3; time += 1) expect(isStored(await client.send('Один раз', { key }))).toBe(true)
    expect(refusalIn(await client.send('Другое', { key })).code).toBe(112)
    expect(said(await historyOf(world(), MARIA)).filter((line) => line === '1 Один раз')).toHaveLength(1)
    client.socket.close()
  })

  it('keeps the order in which messages were sent, all of them at once', async () => {
    const client = await enter(VICTOR)
    const texts = Array.from({ length: 15 }, (_, at) => `Сообщение ${at + 1}`)
    await Promise.all(texts.map((text) => client.send(text)))
    expect(said(await historyOf(world(), VICTOR)).slice(-15)).toEqual(texts.map((text) => `1 ${text}`))
    client.socket.close()
  })

  it('is refused a blank and a too long message, and nothing of them is stored', async () => {
    const client = await enter(YULIA)
    for (const text of ['', '   \n ', '\u200e\u200b\u00ad', '\u0000'])
      expect(refusalIn(await client.send(text))).toEqual({ code: 6, message: 'Напишите сообщение' })
    expect(refusalIn(await client.send('я'.repeat(10_000))).message).toMatch(/длиннее 4000 знаков/)
    expect(isStored(await client.send('😀'.repeat(LONGEST_TEXT)))).toBe(true)
    expect(isStored(await client.send('\u202eолам <b>не разметка</b> \u{1F468}\u200d\u{1F469}'))).toBe(true)
    expect(said(await historyOf(world(), YULIA)).at(-1)).toBe('1 \u202eолам <b>не разметка</b> \u{1F468}\u200d\u{1F469}')
    client.socket.close()
  })

  it('may write so often in a minute and no more, on however many sockets', async () => {
    world().clock.pass(2 * MINUTE)
    const [one, other] = [await enter(DMITRY), await enter(DMITRY)]
    for (let at = 0; at < MESSAGES_A_MINUTE; at += 1) expect(isStored(await (at % 2 ? one : other).send(`${at}`))).toBe(true)
    const key = randomUUID()
    expect(refusalIn(await one.send('и ещё', { key }))).toMatchObject({ code: 140, retryAfter: 60 })
    world().clock.pass(MINUTE - 1_500)
    expect(refusalIn(await one.send('и ещё', { key }))).toMatchObject({ code: 140, retryAfter: 2 })
    world().clock.pass(2_000)
    expect(isStored(await one.send('и ещё', { key })), 'after as long as it says').toBe(true)
    one.socket.close()
    other.socket.close()
  })

  it('CH01 A78 B07 sends pictures of its own; an operator sees them, nobody else does', async () => {
    const client = await enter(ANNA)
    const name = await photo(world(), ANNA)
    expect(isStored(await client.send(name, { isImage: true }))).toBe(true)
    expect((await historyOf(world(), ANNA)).at(-1)).toMatchObject({ value: name, isImage: true })
    const see = async (person: number) =>
      (await world().call('GET', `/files/${name}`, { token: await world().tokenOf(person) })).status
    expect([await see(ANNA), await see(OPERATOR), await see(MARIA)]).toEqual([200, 200, 404])
    const gone = await world().call('DELETE', `/files/${name}`, { token: await world().tokenOf(ANNA) })
    expect(gone.json.code, 'it is in a message').toBe(125)
    const strange = await enter(MARIA)
    expect(refusalIn(await strange.send(name, { isImage: true })).message).toMatch(/Файл не найден/)
    expect(refusalIn(await strange.send(`${'0'.repeat(32)}.jpg`, { isImage: true })).message).toMatch(/Файл не найден/)
    client.socket.close()
    strange.socket.close()
  })

  it('says what it speaks of, where that is its own', async () => {
    const sn = freeSerial()
    const { id } = (await sell(world(), { person: ANNA, sn })).json.payload as unknown as { id: string }
    const client = await enter(ANNA)
    await client.send('Почему так долго?', { about: `sale:${id}` })
    expect((await historyOf(world(), ANNA)).at(-1)?.about).toEqual({ kind: 'sale', id, title: `Продажа ${sn}` })
    for (const about of [`tool:${id}`, `sale:${randomUUID()}`, 'sale', 'sale:x:y', `passport:${id}`]) {
      await client.send(about, { about })
      expect((await historyOf(world(), ANNA)).at(-1)?.about, about).toBeNull()
    }
    client.socket.close()
  })
})

describe('the answering side', () => {
  it('lists those that wait longest first, with what they have not read', async () => {
    world().clock.pass(DAY)
    const client = await enter(ROMASHKA)
    await client.send('Где мой документ?')
    const token = await world().tokenOf(OPERATOR)
    const queue = async (query = '') =>
      (await world().call('GET', `/desk/chats${query}`, { token })).json.payload as unknown as {
        chats: { id: string; name: string; status: string; unread: number; lastMessage: string; waitingSince: string }[]
        next: string | null
      }
    const all = await queue('?size=100')
    expect(all.chats.map(({ waitingSince }) => waitingSince)).toEqual(
      all.chats.map(({ waitingSince }) => waitingSince).toSorted(),
    )
    expect(all.chats.at(-1)).toMatchObject({
      name: 'ООО Ромашка',
      status: 'waiting',
      unread: 1,
      lastMessage: 'Где мой документ?',
    })
    const pages = []
    for (let next: string | null = ''; next !== null;) {
      const page = await queue(`?size=2${next ? `&cursor=${next}` : ''}`)
      pages.push(...page.chats)
      next = page.next
    }
    expect(pages).toEqual(all.chats)
    client.socket.close()
  })

  it('a page goes on behind the one before, whatever has become of its last row meanwhile', async () => {
    const token = await world().tokenOf(OPERATOR)
    const queue = async (query: string) => (await world().call('GET', `/desk/chats${query}`, { token })).json
    type Page = { chats: { id: string }[]; next: string }
    const idsOf = ({ payload }: Answer['json']) => (payload as unknown as Page).chats.map(({ id }) => id)
    const all = idsOf(await queue('?size=100'))
    const first = await queue('?size=1')
    // It waits no longer.
    expect((await act(world(), all[0] ?? '', 'close')).json.code).toBe(0)
    const { next } = first.payload as unknown as Page
    expect(all.length).toBeGreaterThan(1)
    expect(idsOf(await queue(`?size=100&cursor=${next}`))).toEqual(all.slice(1))
    const broken = [
      'x',
      all[0] ?? '',
      ...[
        ['yesterday', all[0]],
        [null, 'x'],
        [1, all[0]],
      ].map(cursorOf),
    ]
    for (const cursor of broken) expect((await queue(`?cursor=${cursor}`)).code, cursor).toBe(123)
  })

  it('API56 CH10 an answer is told at once, counted until it is read, and reading it is seen', async () => {
    const client = await enter(ROMASHKA)
    const id = await chatOf(ROMASHKA)
    const key = randomUUID()
    for (let time = 0; time < 2; time += 1)
      expect((await act(world(), id, 'answer', { value: 'Смотрим' }, { key })).json.code).toBe(0)
    await client.next(isNews)
    expect(await unreadOf(ROMASHKA)).toBe(1)
    expect(said(await historyOf(world(), ROMASHKA))).toEqual(['1 Где мой документ?', '2 Смотрим'])
    expect(await unreadOf(ROMASHKA)).toBe(0)
    expect((await act(world(), id, 'read')).json.code).toBe(0)
    await client.next(isNews)
    expect((await historyOf(world(), ROMASHKA)).find(({ type }) => type === '1')?.isRead).toBe(true)
    client.socket.close()
  })

  it('C07 beside a conversation stand who writes, masked, and what is spoken of, as it is now', async () => {
    const client = await enter(ANNA)
    const sn = freeSerial()
    const { id: saleId } = (await sell(world(), { person: ANNA, sn })).json.payload as unknown as { id: string }
    await client.send('Когда начислят?', { about: `sale:${saleId}` })
    client.socket.close()
    const token = await world().tokenOf(OPERATOR)
    const id = await chatOf(ANNA)
    const beside = async () => (await world().call('GET', `/desk/chat/${id}`, { token })).json.payload as Record<string, unknown>
    const before = await beside()
    expect(before['person']).toMatchObject({
      name: expect.stringMatching(/^Соколова А\./),
      mobileTail: phoneOf(ANNA).slice(-2),
      isLocked: false,
    })
    expect((before['subjects'] as { id: string }[])[0]).toMatchObject({ id: saleId, kind: 'sale', title: `Продажа ${sn}` })
    expect(JSON.stringify(before)).not.toContain(phoneOf(ANNA))
    expect((await act(world(), id, 'take')).json.code).toBe(0)
    expect((await beside())['chat']).toMatchObject({ status: 'taken', takenBy: { name: 'Поддержки С.' } })
    const listed = (await world().call('GET', '/desk/chats?size=100', { token })).json.payload as unknown as {
      chats: { id: string }[]
    }
    expect(listed.chats.find((chat) => chat.id === id)).toMatchObject({ takenBy: { name: 'Поддержки С.' } })
    expect((await act(world(), id, 'close')).json.code).toBe(0)
    expect((await beside())['chat']).toEqual({ status: 'closed', takenBy: null })
  })

  it('one operator answers: to another it is taken, until it is handed over or closed', async () => {
    const id = await chatOf(ROMASHKA)
    const [other] = [VICTOR]
    await world()
      .db.update(users)
      .set({ isOperator: true })
      .where(eq(users.id, userId(other)))
    const theirs = { operator: other }
    expect((await act(world(), id, 'take', undefined, theirs)).json).toMatchObject({ code: 160 })
    for (const what of ['close', 'answer', 'hand-over']) {
      const body = what === 'answer' ? { value: 'Я' } : what === 'hand-over' ? { operator: userId(other) } : undefined
      expect((await act(world(), id, what, body, theirs)).json.code, what).toBe(160)
    }
    expect((await act(world(), id, 'hand-over', { operator: userId(ANNA) })).json.code, 'Анна answers nobody').toBe(6)
    expect((await act(world(), id, 'hand-over', { operator: userId(other) })).json.code).toBe(0)
    expect((await act(world(), id, 'answer', { value: 'Уже нет' })).json.code).toBe(160)
    expect((await act(world(), id, 'close', undefined, theirs)).json.code).toBe(0)
    expect((await act(world(), id, 'reopen')).json.code).toBe(0)
    expect((await act(world(), id, 'take')).json.code).toBe(0)
    await world()
      .db.update(users)
      .set({ isOperator: false })
      .where(eq(users.id, userId(other)))
  })

  it('a closed conversation waits again when the person writes', async () => {
    const id = await chatOf(ROMASHKA)
    expect((await act(world(), id, 'close')).json.code).toBe(0)
    const client = await enter(ROMASHKA)
    await client.send('Спасибо, но нет')
    const [row] = await world().db.select().from(conversations).where(eq(conversations.id, id))
    expect(row).toMatchObject({ closedAt: null, operatorId: null, waitingSince: expect.any(Date) as Date })
    client.socket.close()
  })

  it('an unknown conversation is not found, whatever is done to it', async () => {
    for (const id of [randomUUID(), 'x'])
      for (const what of ['take', 'close', 'reopen', 'read']) expect((await act(world(), id, what)).json.code).toBe(120)
  })

  it('B07 a document of support is seen by the person of the conversation', async () => {
    const token = await world().tokenOf(OPERATOR)
    const name = await photo(world(), OPERATOR)
    expect((await act(world(), await chatOf(ROMASHKA), 'answer', { value: name, isImage: true })).json.code).toBe(0)
    const see = async (person: number) =>
      (await world().call('GET', `/files/${name}`, { token: await world().tokenOf(person) })).status
    expect([await see(ROMASHKA), await see(MARIA)]).toEqual([200, 404])
    expect(token).toBeTruthy()
  })
})

describe('CH07 pages', () => {
  it('older ones come before a message; of another conversation there is none', async () => {
    const client = await enter(VICTOR)
    world().clock.pass(2 * MINUTE)
    for (let at = 16; at <= 30; at += 1) await client.send(`Сообщение ${at}`)
    const newest = await historyOf(world(), VICTOR)
    expect(said(newest)).toHaveLength(20)
    const before = newest.find(({ type }) => type !== '3')?.id
    const older = await historyOf(world(), VICTOR, { before })
    expect([...said(older), ...said(newest)].at(-1)).toBe('1 Сообщение 30')
    expect(said(older).at(-1)).toBe('1 Сообщение 10')
    const token = await world().tokenOf(MARIA)
    for (const id of [before, randomUUID(), 'x'])
      expect((await world().call('POST', '/chats', { token, body: { offset: 0, size: 20, before: id } })).json.code).toBe(120)
    client.socket.close()
  })
})

describe('an answer outside of the chat', () => {
  const told = async (person: number) =>
    world()
      .db.select({ link: notifications.link, label: notifications.label })
      .from(notifications)
      .where(eq(notifications.event, 'chatAnswered'))
      .then((rows) => rows.filter(() => person > 0))

  it('is told when the chat has not shown it, once for several; not when it has', async () => {
    const id = await chatOf(ROMASHKA)
    await historyOf(world(), ROMASHKA)
    await act(world(), id, 'answer', { value: 'Прочитанный ответ' })
    await historyOf(world(), ROMASHKA)
    world().clock.pass(TOLD_AFTER)
    await world().runJobs()
    expect(await told(ROMASHKA)).toEqual([])
    for (const value of ['Первый', 'Второй']) await act(world(), id, 'answer', { value })
    world().clock.pass(TOLD_AFTER)
    await world().runJobs()
    expect(await told(ROMASHKA)).toEqual([{ link: '/chat', label: 'Ответ поддержки' }])
  })
})

describe('E22 the deletion of an account', () => {
  it('takes the conversation along, with its pictures', async () => {
    const client = await enter(ANNA)
    const closed = client.closed
    expect((await deleteAccount(world(), phoneOf(ANNA))).json).toMatchObject({ code: 0 })
    expect(await closed).toBe(1008)
    expect(await world().db.$count(chatMessages, eq(chatMessages.ownerId, userId(ANNA)))).toBe(0)
    expect(await world().db.$count(conversations, eq(conversations.ownerId, userId(ANNA)))).toBe(0)
    expect(await world().db.$count(files, eq(files.ownerId, userId(ANNA)))).toBe(0)
  })
})
