/** D146 D147 `npm run keys` as an operator runs it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { keyOf } from '../../../server/kernel/secrets/keys.ts'
import { ownKeyFile } from '../../../server/kernel/secrets/own-keys.ts'
import { DEMO_PASSWORD, phoneOf } from '../../../server/demo/people.ts'
import { TEST_KEYS } from '../support/deeds/keys.ts'
import { openUnlimited } from '../support/server/open-unlimited.ts'
import { freshPlace, runToEnd, startProcess } from '../support/server/process.ts'

const START = 120_000
let place: Awaited<ReturnType<typeof freshPlace>>
/** The server makes all keys but the one that the template was sealed under. */
let own: Record<string, string>
let dataDir: string

const run = (env: Record<string, string>, ...args: string[]) => runToEnd('keys-command', args, env)

/** Starts a server, signs in, and stops it. @returns the status of the sign-in */
const serve = async (env: Record<string, string>): Promise<number> => {
  const server = await startProcess({ ...env, DRAIN_SECONDS: '0' })
  try {
    const body = JSON.stringify({ username: phoneOf(1), password: DEMO_PASSWORD })
    const answer = await fetch(`${server.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return answer.status
  } finally {
    server.signal('SIGTERM')
    await server.ended
  }
}

const inDatabase = async <Result>(work: (db: ReturnType<typeof openUnlimited>['db']) => Promise<Result>): Promise<Result> => {
  const opened = openUnlimited(own['DATABASE_URL'] ?? '', 1)
  try {
    return await work(opened.db)
  } finally {
    await opened.close()
  }
}

beforeAll(async () => {
  place = await freshPlace()
  const unnamed = Object.fromEntries(Object.keys(TEST_KEYS).map((name) => [name, '']))
  own = { ...place.env, ...unnamed, ORIGIN_KEY_OLD: '', PASSWORD_KEY: '', DRAIN_SECONDS: '0' }
  dataDir = place.env['DATA_DIR'] ?? ''
  // The one that the template was sealed under becomes the server's own.
  mkdirSync(join(dataDir, 'keys'), { recursive: true })
  writeFileSync(ownKeyFile(dataDir, 'PASSWORD_KEY'), TEST_KEYS.PASSWORD_KEY, { mode: 0o600 })
}, START)
afterAll(() => place.remove())

const print = String.raw`[0-9a-f]{12}`

describe('D146 npm run keys, where the server makes its own', () => {
  it(
    'lists none before the first start, and afterwards all by their prints',
    async () => {
      const before = await run(own, 'list')
      expect(before.code, before.output).toBe(0)
      expect(before.output.match(/ещё нет: сервер сделает его при запуске/g)).toHaveLength(5)
      expect(existsSync(ownKeyFile(dataDir, 'ORIGIN_KEY')), 'a list makes nothing').toBe(false)
      const early = await run(own, 'rotate', 'ORIGIN_KEY')
      expect([early.code, early.output]).toEqual([1, 'Ключа ORIGIN_KEY ещё нет: сервер сделает его при первом запуске\n'])

      expect(await serve(own)).toBe(200)
      const { output } = await run(own, 'list')
      expect(output.match(new RegExp(`keys/[a-z_]+, отпечаток ${print}\n  с первого запуска\n`, 'g'))).toHaveLength(6)
      for (const name of Object.keys(TEST_KEYS)) expect(output).not.toContain(readFileSync(ownKeyFile(dataDir, name), 'utf8'))
    },
    START,
  )

  it(
    'rotates a key: the passwords’ takes everybody along, the payees’ once a year',
    async () => {
      for (const name of ['PASSWORD_KEY', 'PAYEE_KEY']) {
        const before = readFileSync(ownKeyFile(dataDir, name), 'utf8')
        const { code, output } = await run(own, 'rotate', name)
        expect(code, output).toBe(0)
        const after = readFileSync(ownKeyFile(dataDir, name), 'utf8')
        expect(output).toContain(`${name}: новый ключ, отпечаток ${keyOf(after).print}`)
        expect([after === before, readFileSync(`${ownKeyFile(dataDir, name)}.old`, 'utf8')]).toEqual([false, before])
      }
      expect(await serve(own)).toBe(200)
      const { output } = await run(own, 'list')
      expect(output.match(/прежний больше не нужен/g)).toHaveLength(1)
      expect(output).toMatch(new RegExp(`нужен и прежний, отпечаток ${print}: до конца года, в котором сменили`))
      expect((await run(own, 'rotate', 'PASSWORD_KEY')).code, 'again, and nobody is lost').toBe(0)
      const again = await run(own, 'rotate', 'PAYEE_KEY')
      expect([again.code, again.output]).toEqual([
        1,
        'PAYEE_KEY: Ключ, который был до этого, ещё нужен: второй раз его пока менять нельзя\n',
      ])
      expect(await serve(own)).toBe(200)
    },
    START,
  )

  it('what is no command ends with its words', async () => {
    for (const args of [
      ['rotate', 'OTHER'],
      ['list', 'all'],
    ]) {
      const { code, output } = await run(own, ...args)
      expect([code, output]).toEqual([2, expect.stringContaining('npm run keys -- list | rotate <PASSWORD_KEY|')])
    }
  })
})

describe.runIf(inject('engineSetup').engine === 'postgres')('D147 npm run keys, on what a former release has left', () => {
  it(
    'exports what the environment has to name, and a server that names it starts and empties the table',
    async () => {
      const [other, old] = [await freshPlace(), 'a'.repeat(64)]
      try {
        own = other.env
        await inDatabase((db) => db.execute(sql`insert into secrets values ('client', ${old}), ('captcha', ${'b'.repeat(64)})`))
        const unnamed = { ...other.env, ORIGIN_KEY: '', CAPTCHA_KEY: '' }
        expect((await run(unnamed, 'export')).output).toBe(`ORIGIN_KEY=${old}\nCAPTCHA_KEY=${'b'.repeat(64)}\n`)
        expect((await run(other.env, 'export')).output).toBe(`ORIGIN_KEY_OLD=${old}\n`)
        const told = await runToEnd('main', [], other.env)
        expect([told.code, told.output]).toEqual([1, expect.stringContaining('npm run keys -- export')])
        expect(await serve({ ...other.env, ORIGIN_KEY_OLD: old })).toBe(200)
        expect((await run(other.env, 'export')).output).toBe('В базе нет ключей, которые ещё не названы\n')

        const rotated = await run(other.env, 'rotate', 'ORIGIN_KEY')
        expect(rotated.output).toMatch(/^ORIGIN_KEY_OLD=<прежнее значение ORIGIN_KEY>\nORIGIN_KEY=[0-9a-f]{64}$/m)
        expect(rotated.output).not.toContain(TEST_KEYS.ORIGIN_KEY)
      } finally {
        other.remove()
      }
    },
    START,
  )
})
