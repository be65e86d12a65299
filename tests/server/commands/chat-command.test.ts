/** `npm run chat` as an operator runs it beside the server. */
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { ANNA } from '../../../server/demo/people.ts'
import { chatMessages, conversations } from '../../../server/kernel/database/schema.ts'
import { sendMessage } from '../../../server/modules/chats/write.ts'
import { openUnlimited } from '../support/server/open-unlimited.ts'
import { freshPlace, runToEnd } from '../support/server/process.ts'

const START = 60_000
let place: Awaited<ReturnType<typeof freshPlace>>
let opened: ReturnType<typeof openUnlimited>

const OPERATOR = ['--operator', '+7 (900) 000-00-90']
const run = (...args: string[]) => runToEnd('chat-command', args, place.env)

describe.runIf(inject('engineSetup').engine === 'postgres')('npm run chat', () => {
  beforeAll(async () => {
    place = await freshPlace()
    opened = openUnlimited(place.env['DATABASE_URL'] ?? '', 1)
  }, START)
  afterAll(async () => {
    await opened.close()
    place.remove()
  })

  it(
    'CH01 lists who waits, reads, answers and closes',
    async () => {
      const written = { key: randomUUID(), value: 'Не приходит код', isFile: false }
      await opened.db.transaction((tx) => sendMessage(tx, ANNA, written, null, Date.now()))
      const [chat] = await opened.db.select().from(conversations).where(eq(conversations.ownerId, ANNA))
      const id = chat?.id ?? ''
      const list = await run('list')
      expect(list.code, list.output).toBe(0)
      expect(list.output).toMatch(new RegExp(`^${id} Соколова А\\. И\\., \\+79000000001, .+: Не приходит код$`, 'm'))
      expect((await run('read', id)).output).toMatch(/ человек: Не приходит код$/m)
      const asked = and(eq(chatMessages.ownerId, ANNA), eq(chatMessages.key, written.key))
      expect((await opened.db.select().from(chatMessages).where(asked))[0]?.readAt).toBeInstanceOf(Date)
      expect(await run('answer', id, ...OPERATOR, '--text', 'Проверьте номер')).toEqual({ code: 0, output: 'Отправлено\n' })
      expect((await run('read', id)).output).toMatch(/ поддержка: Проверьте номер$/m)
      expect(await run('close', id, ...OPERATOR)).toEqual({ code: 0, output: 'Переписка закрыта\n' })
      expect((await run('list')).output).not.toContain(id)
    },
    START,
  )

  it(
    'nobody but an operator answers, in a conversation that exists; what is no command ends with words and a code',
    async () => {
      const nobody = await run('answer', randomUUID(), '--operator', '79000000001', '--text', 'Я')
      expect(nobody).toEqual({ code: 1, output: 'Оператора с таким телефоном нет\n' })
      expect(await run('close', randomUUID(), ...OPERATOR)).toEqual({ code: 1, output: 'Не найдено\n' })
      for (const words of [[], ['answer', randomUUID()], ['list', 'x'], ['read']])
        expect(await run(...words)).toMatchObject({ code: 2, output: expect.stringContaining('npm run chat -- list') as string })
    },
    START,
  )
})
