import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { files, jobs } from '../../../server/kernel/database/schema.ts'
import { ANNA, MARIA } from '../../../server/demo/people.ts'
import { scheduleRepeating } from '../../../server/start/jobs.ts'
import { FILES_A_DAY, UNUSED_FILES, UNUSED_FILES_STAY } from '../../../server/modules/files/unused.ts'
import { bytesOf } from '../../../server/modules/files/stored-file.ts'
import { DAY } from '../support/server/clock.ts'
import { send } from '../support/commands.ts'
import { givePassport } from '../support/deeds/passports.ts'
import { freeSerial } from '../support/deeds/receipts.ts'
import { testApp } from '../support/server/test-app.ts'
import { PDF, photo, upload } from '../support/deeds/upload.ts'

const world = testApp()

beforeEach(async () => {
  await world().db.delete(jobs)
})

const remove = async (name: string, person: number, key?: string) =>
  world().call('DELETE', `/files/${name}`, { token: await world().tokenOf(person), ...(key && { key }) })

const attach = async (name: string, person: number) =>
  send(world(), await world().tokenOf(person), {
    kind: 'purchase',
    sn: freeSerial(),
    receipt: { images: [name], n: 1, isManualInput: true },
  })

const keptBytes = (name: string) => bytesOf(world().deps.ports.fileStore, name)
const isKnown = async (name: string) => (await world().db.$count(files, eq(files.name, name))) === 1

describe('deleting a file', () => {
  it('AT17 an own file that is attached to nothing is gone, its bytes too', async () => {
    const name = await photo(world(), 5)
    const { status, json } = await remove(name, 5)
    expect([status, json]).toEqual([200, { code: 0, message: null, payload: null }])
    expect((await world().call('GET', `/files/${name}`, { token: await world().tokenOf(5) })).status).toBe(404)
    await world().runJobs()
    expect(await keptBytes(name)).toBeNull()
    expect((await remove(name, 5)).status).toBe(404)
  })

  it('B10 a repeat whose first reply was lost is told that it is done', async () => {
    const name = await photo(world(), 5)
    const first = await remove(name, 5, 'delete-file-key')
    expect((await remove(name, 5, 'delete-file-key')).json).toEqual(first.json)
  })

  it('B07 another’s file and one that never was answer alike, and the other’s stays', async () => {
    const name = await photo(world(), 5)
    const [foreign, never] = [await remove(name, 1), await remove(`${'0'.repeat(32)}.jpg`, 1)]
    expect([foreign.status, foreign.json]).toEqual([never.status, never.json])
    expect(foreign.status).toBe(404)
    expect(await isKnown(name)).toBe(true)
  })

  it('a photograph of a receipt stays: 125', async () => {
    const name = await photo(world(), 5)
    await attach(name, 5)
    const { status, json } = await remove(name, 5)
    expect([status, json.code, json.message]).toEqual([409, 125, 'Файл уже приложен, удалить его нельзя'])
    expect(await isKnown(name)).toBe(true)
  })

  it('attached and deleted at once: either the receipt has its picture, or neither is there', async () => {
    for (let round = 0; round < (inject('engineSetup').engine === 'postgres' ? 20 : 2); round += 1) {
      const name = await photo(world(), 6)
      const [attached, removed] = await Promise.all([attach(name, 6), remove(name, 6)])
      const codes = [attached.json.code, removed.json.code]
      expect([
        [0, 125],
        [123, 0],
      ]).toContainEqual(codes)
      expect(await isKnown(name)).toBe(codes[0] === 0)
    }
  })
})

describe('B12 how much an account may keep', () => {
  it(`${UNUSED_FILES} files that are attached to nothing, together or one after the other; deleting makes room`, async () => {
    await world().tokenOf(9)
    const answers = await Promise.all(Array.from({ length: UNUSED_FILES + 8 }, () => upload(world(), 9, PDF, 'x.pdf')))
    const kept = answers.filter(({ status }) => status === 200)
    expect(kept).toHaveLength(UNUSED_FILES)
    const { status, json } = await upload(world(), 9, PDF, 'x.pdf')
    expect([status, json]).toEqual([
      422,
      { code: 500, message: 'Загружено слишком много файлов. Удалите лишние или попробуйте завтра', payload: null },
    ])
    await remove(kept[0]?.json.payload ?? '', 9)
    expect((await upload(world(), 9, PDF, 'x.pdf')).status).toBe(200)
    expect((await upload(world(), 8, PDF, 'x.pdf')).status).toBe(200)
  })

  it(`${FILES_A_DAY} files in 24 hours, attached ones too`, async () => {
    const rows = Array.from({ length: FILES_A_DAY }, (_, index) => `${String(index).padStart(32, '0')}.pdf`)
    const createdAt = new Date(world().clock.now())
    const common = { ownerId: MARIA, contentType: 'application/pdf' as const, size: 1, createdAt }
    await world()
      .db.insert(files)
      .values(rows.map((name) => ({ ...common, name })))
    await givePassport(world().db, MARIA, rows)
    expect((await upload(world(), 5, PDF, 'x.pdf')).status).toBe(422)
    world().clock.pass(DAY)
    expect((await upload(world(), 5, PDF, 'x.pdf')).status).toBe(200)
  })

  it('what is attached to nothing for seven days is erased; receipts and passports keep theirs', async () => {
    const [unused, used, passport] = [await photo(world(), 6), await photo(world(), 6), await photo(world(), 1)]
    await attach(used, 6)
    await givePassport(world().db, ANNA, [passport])
    world().clock.pass(UNUSED_FILES_STAY - 1)
    await scheduleRepeating(world().deps)
    await world().runJobs()
    expect(await isKnown(unused)).toBe(true)
    world().clock.pass(DAY)
    await world().runJobs()
    await world().runJobs()
    expect([await isKnown(unused), await isKnown(used), await isKnown(passport)]).toEqual([false, true, true])
    expect([await keptBytes(unused), (await keptBytes(used)) === null]).toEqual([null, false])
    expect(world().jobErrors).toEqual([])
  })
})
