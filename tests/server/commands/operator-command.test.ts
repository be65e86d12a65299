/** `npm run operator` beside a server: what it prints, and that the link it prints opens the desk. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { totpCode } from '../../../server/modules/operators/totp.ts'
import { openUnlimited } from '../support/server/open-unlimited.ts'
import { freshPlace, runToEnd, startProcess } from '../support/server/process.ts'
import { production } from '../support/server/production.ts'

const START = 120_000
let place: Awaited<ReturnType<typeof freshPlace>>
let opened: ReturnType<typeof openUnlimited>

const run = (...args: string[]) => runToEnd('operator-command', args, place.env)
const ADD = ['add', '--phone', '+7 (913) 777-00-01', '--surname', 'Петрова', '--name', 'Марина']
const linkOf = (output: string): string => /\/desk\/invitation#([\w-]{32})/.exec(output)?.[1] ?? ''

describe.runIf(inject('engineSetup').engine === 'postgres')('npm run operator', () => {
  beforeAll(async () => {
    place = await freshPlace()
    // Nobody of the demo world is there.
    await runToEnd('demo-command', ['remove'], place.env)
    Object.assign(place.env, production)
    opened = openUnlimited(place.env['DATABASE_MIGRATION_URL'] ?? '', 1)
  }, START)
  afterAll(async () => {
    await opened.close()
    place.remove()
  })

  it(
    'E21 adds, lists, invites anew and removes; by the link the operator sets a password and signs in at a server',
    async () => {
      const added = await run(...ADD)
      expect(added.code, added.output).toBe(0)
      expect(added.output).toMatch(/^Оператор добавлен$/m)
      expect(added.output).toMatch(/https:\/\/portal\.example\.org\/desk\/invitation#[\w-]{32}$/m)
      expect((await run('list')).output).toMatch(/^\+7 \(913\) 777-00-01 Марина Петрова: ещё не поставил пароль, ссылка до /m)

      const server = await startProcess({ ...place.env, DRAIN_SECONDS: '0' })
      const post = async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json' }
        const answer = await fetch(`${server.url}/api/desk/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
        return (await answer.json()) as { code: number; payload: never }
      }
      try {
        const token = linkOf(added.output)
        const { secret } = (await post('invitation', { token })).payload as { secret: string }
        const password = 'Тихая гавань 2026'
        const code = totpCode(secret, Date.now())
        expect(await post('invitation/accept', { token, password, code })).toMatchObject({ code: 0 })
        const login = { username: '79137770001', password, code: totpCode(secret, Date.now() + 30_000) }
        expect(await post('login', login)).toMatchObject({ code: 0, payload: { token: expect.any(String) as string } })

        const again = await run('add', '--phone', '89137770001')
        expect(again.output).toMatch(/^Оператор уже есть: вот новая ссылка/m)
        expect((await run('list')).output).toMatch(/: работает, ссылка до .+, кодов восстановления 10$/m)
        expect(await run('remove', '--phone', '89137770001')).toMatchObject({
          code: 0,
          output: expect.stringContaining('Марина Петрова: больше не оператор') as string,
        })
        expect(await post('invitation', { token: linkOf(again.output) })).toMatchObject({ code: 6 })
        expect((await run('list')).output).toMatch(/Марина Петрова: отстранён$/m)
      } finally {
        server.signal('SIGTERM')
        await server.ended
      }
    },
    START,
  )

  it(
    'E21 what is no command, no phone, no name and no operator ends with words and a code',
    async () => {
      const usage = { code: 2, output: expect.stringContaining('npm run operator -- add') as string }
      for (const words of [
        [],
        ['add'],
        ['list', 'x'],
        ['list', '--phone', '79130000001'],
        ['remove'],
        ['add', '--phone', '79130000001', '--name', 'Марина'],
        ['add', '--mobile', '1'],
      ])
        expect(await run(...words), words.join(' ')).toMatchObject(usage)
      expect(await run('remove', '--phone', '123')).toEqual({ code: 1, output: 'Введите номер телефона\n' })
      expect(await run('remove', '--phone', '79130000001')).toEqual({ code: 1, output: 'Оператора с таким телефоном нет\n' })
      expect(await run('add', '--phone', '79130000001')).toEqual({
        code: 1,
        output: 'Назовите фамилию и имя: --surname, --name\n',
      })
      expect(await run('add', '--phone', '79130000001', '--surname', 'Petrova', '--name', 'Марина')).toMatchObject({ code: 1 })
    },
    START,
  )

  it(
    'E21 on a database without tables it says what to do, and ends with a code',
    async () => {
      const name = `empty_${crypto.randomUUID().replaceAll('-', '')}`
      await opened.db.execute(`create database ${name}`)
      const empty = Object.fromEntries(
        ['DATABASE_URL', 'DATABASE_MIGRATION_URL'].map((variable) => {
          const url = new URL(place.env[variable] ?? '')
          url.pathname = name
          return [variable, url.href]
        }),
      )
      for (const words of [['list'], ADD])
        expect(await runToEnd('operator-command', words, { ...place.env, ...empty }), words.join(' ')).toEqual({
          code: 1,
          output:
            'База пуста или осталась от прежнего выпуска. Запустите сервер: он создаст и обновит таблицы. Потом повторите команду.\n',
        })
    },
    START,
  )
})
