import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sales, sessions } from '../../../server/kernel/database/schema.ts'
import { ANDREY, DEMO_PASSWORD, DMITRY, MARIA, VIKTOR, YULIA } from '../../../server/demo/people.ts'
import { MINUTE, SECOND } from '../support/server/clock.ts'
import { codeFor, readCode } from '../support/deeds/codes.ts'
import { send } from '../support/commands.ts'
import type { Command } from '../support/commands.ts'
import { confirmDeletion, requestDeletion } from '../support/deeds/deletion.ts'
import { everyFile, everyRow, findAll } from '../support/everything.ts'
import { expectSoundLedger } from '../support/ledger.ts'
import { freeSerial, freshReceipt } from '../support/deeds/receipts.ts'
import { pointsOf, sell } from '../support/deeds/sell.ts'
import { phoneOf, testApp } from '../support/server/test-app.ts'
import type { TestApp } from '../support/server/test-app.ts'
import { picture, upload } from '../support/deeds/upload.ts'

const receiptOf = () => ({ ...freshReceipt(), isManualInput: true as const })

/** A sent code, ready to be entered. */
const readyToGo = async (world: TestApp, mobile: string): Promise<() => Promise<number>> => {
  await requestDeletion(world, mobile)
  const code = await readCode(world, mobile)
  return async () => (await confirmDeletion(world, mobile, code)).json.code
}

const expectNothingOf = async (world: TestApp, id: string, files: number) => {
  await world.runJobs()
  expect(findAll({ id }, await everyRow(world.db))).toEqual([])
  expect(everyFile(world.folder)).toHaveLength(files)
  expect(world.jobErrors).toEqual([])
  await expectSoundLedger(world.db)
}

describe('commands and a deletion at once', () => {
  const world = testApp()

  it('C06 each command is wholly before the deletion, which takes what it wrote, or is answered 401', async () => {
    const go = await readyToGo(world(), phoneOf(8))
    const token = await world().tokenOf(8)
    const kinds = ['sale', 'purchase', 'reserve'] as const
    const commands = Array.from({ length: 18 }, (_, index): Command => {
      const [kind, sn] = [kinds[index % 3] ?? 'sale', freeSerial()]
      return kind === 'reserve' ? { kind, sn, offline: false } : { kind, sn, receipt: receiptOf() }
    })
    const calls = commands.map((command, index) => () => send(world(), token, command, index % 2 ? randomUUID() : undefined))
    const files = Array.from({ length: 4 }, () => async () => upload(world(), 8, await picture().png().toBuffer()))
    const all = [...calls.slice(0, 9), ...files.slice(0, 2), go, ...files.slice(2), ...calls.slice(9)]
    const answers = await Promise.all(all.map((call) => call()))
    expect(answers[11], 'the deletion').toBe(0)
    const codes = answers.map((answer) => (typeof answer === 'number' ? answer : answer.json.code))
    // Five are worked on at once (D135): one too many has written nothing.
    expect(codes.filter((code) => code !== 0 && code !== 122 && code !== 140)).toEqual([])
    await expectNothingOf(world(), DMITRY, 0)
  })

  it('B01 five confirmations with one right code at once: one success', async () => {
    const mobile = phoneOf(9)
    const go = await readyToGo(world(), mobile)
    const codes = await Promise.all(Array.from({ length: 5 }, go))
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, 6, 6, 6, 6])
  })

  it('a sign-in with a new password and a deletion at once: neither waits for the other for ever, no session outlives it', async () => {
    for (const number of [1, 2, 3, 5, 10, 11]) {
      const mobile = phoneOf(number)
      const go = await readyToGo(world(), mobile)
      const password = await codeFor(world(), 'recovery', mobile)
      const signIn = () => world().call('POST', '/login', { body: { username: mobile, password } })
      const [entered, left] = await Promise.all([signIn(), go()])
      expect([left, [0, 6].includes(entered.json.code)]).toEqual([0, true])
      expect(findAll({ mobile }, await everyRow(world().db)).filter((place) => !place.includes('login_attempts'))).toEqual([])
      world().clock.pass(MINUTE)
    }
    expect(await world().db.$count(sessions)).toBeLessThan(3)
    await expectSoundLedger(world().db)
  })
})

describe('a deletion between two steps of something else', () => {
  /** The deletion that an external service triggers during its call. */
  let midway: (() => Promise<number>) | null = null
  const happen = async () => {
    const go = midway
    midway = null
    if (go) expect(await go()).toBe(0)
  }

  /** The same, between the admission of a command and the start of its work. */
  let beforeWork: (() => Promise<number>) | null = null

  const world = testApp(({ db, ports, passwords }) => ({
    db: new Proxy(db, {
      get: (target, name) => {
        if (name !== 'transaction') return Reflect.get(target, name) as unknown
        return async (...work: Parameters<typeof target.transaction>) => {
          const go = beforeWork
          beforeWork = null
          if (go && (await go()) !== 0) throw new Error('the deletion in the middle was refused')
          return target.transaction(...work)
        }
      },
    }),
    ports: {
      ...ports,
      receiptCheck: {
        check: async (query) => {
          await happen()
          return ports.receiptCheck.check(query)
        },
      },
      fileScan: {
        isClean: async (bytes, contentType) => {
          await happen()
          return ports.fileScan.isClean(bytes, contentType)
        },
      },
    },
    passwords: {
      ...passwords,
      fits: async (stored, password) => {
        const fits = await passwords.fits(stored, password)
        // The code of the deletion is compared too.
        if (password === DEMO_PASSWORD) await happen()
        return fits
      },
    },
  }))

  it('the tax service answers about a sale whose seller has just gone: it ends well, the seller is not paid, the administrator is', async () => {
    const sn = freeSerial()
    const admin = await pointsOf(world(), 2)
    await sell(world(), { person: 8, sn })
    const go = await readyToGo(world(), phoneOf(8))
    // This sale's check alone is due.
    world().clock.pass(3 * SECOND)
    midway = go
    await world().runJobs()
    const [row] = await world().db.select().from(sales).where(eq(sales.sn, sn))
    expect([midway, row?.ownerId, row?.status]).toEqual([null, null, 'FINISH'])
    expect(await pointsOf(world(), 2)).toBeGreaterThan(admin)
    await expectNothingOf(world(), DMITRY, 0)
  })

  it.each([
    ['with a key of repeat', 11, ANDREY, 'a-key-of-repeat-1'],
    ['without one', 13, YULIA, undefined],
  ])(
    'a command %s has been let in when the account goes: it is answered 401 and writes nothing',
    async (_how, number, id, key) => {
      const token = await world().tokenOf(number)
      beforeWork = await readyToGo(world(), phoneOf(number))
      const sn = freeSerial()
      const { status, json } = await send(world(), token, { kind: 'purchase', sn, receipt: receiptOf() }, key)
      expect([beforeWork, status, json.code]).toEqual([null, 401, 122])
      expect(await world().db.$count(sales, eq(sales.sn, sn))).toBe(0)
      await expectNothingOf(world(), id, 0)
    },
  )

  it('a file is scanned while its owner goes: it is not kept', async () => {
    await world().tokenOf(5)
    midway = await readyToGo(world(), phoneOf(5))
    const { status, json } = await upload(world(), 5, await picture().png().toBuffer())
    expect([status, json.code]).toEqual([401, 122])
    await expectNothingOf(world(), MARIA, 0)
  })

  it('a password is compared while the account goes: it opens nothing, and says what a wrong one says', async () => {
    const mobile = phoneOf(10)
    midway = await readyToGo(world(), mobile)
    const { status, json } = await world().call('POST', '/login', { body: { username: mobile, password: DEMO_PASSWORD } })
    expect([status, json]).toEqual([400, { code: 6, message: 'Неверный телефон или пароль', payload: null }])
    await expectNothingOf(world(), VIKTOR, 0)
  })
})
