import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { files, receiptFiles } from '../../../server/kernel/database/schema.ts'
import { PASSPORT_IMAGE } from '../../../server/demo/passport.ts'
import { putDemoUploads } from '../../../server/demo/uploads.ts'
import { folderStore } from '../../../server/modules/files/folder-store.ts'
import { IMAGE_MISSING } from '../../../src/domain/people/passport.ts'
import { DAY } from '../support/server/clock.ts'
import { send } from '../support/commands.ts'
import { testApp } from '../support/server/test-app.ts'
import { PDF, photo, upload } from '../support/deeds/upload.ts'
import { bare, getUser, PASSPORT, save, saveNext, versionOf } from './support.ts'

const world = testApp()
const [ELENA, OPERATOR] = [9, 90]
let folder = ''

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mst-passports-'))
  Object.assign(world().deps.ports.fileStore, folderStore(folder))
  await putDemoUploads(world().deps.ports.fileStore)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const withImages = (...passportImages: string[]) => ({ ...bare, passport: { ...PASSPORT, passportImages } })
const images = async () => (await getUser(world(), ELENA)).passport.passportImages
const download = async (name: string, person: number) =>
  world().call('GET', `/files/${name}`, { token: await world().tokenOf(person) })
const newPhoto = () => photo(world(), ELENA)

describe('PR39 images of a passport', () => {
  it('PR37 several are kept in the order in which they were sent', async () => {
    const names = [await newPhoto(), await newPhoto(), await newPhoto()].toReversed()
    expect((await saveNext(world(), ELENA, withImages(...names))).status).toBe(200)
    expect(await images()).toEqual(names)
  })

  it('VL82 five are too many', async () => {
    const before = await images()
    const names = [...before, await newPhoto(), await newPhoto()]
    const { json } = await saveNext(world(), ELENA, withImages(...names))
    expect([json.code, Object.keys(json.message as object)]).toEqual([6, ['passportImages']])
    expect(await images()).toEqual(before)
  })

  it('B07 D238 the owner sees one, nobody else: like one that never was; an operator opens it as a person’s, with a reason', async () => {
    const name = await newPhoto()
    await saveNext(world(), ELENA, withImages(name))
    const never = await download(`${'0'.repeat(31)}2.jpg`, 1)
    for (const stranger of [1, 2, 5, 6, 11, OPERATOR]) {
      const { status, json } = await download(name, stranger)
      expect([stranger, status, json]).toEqual([stranger, 404, never.json])
    }
    const { status, headers } = await download(name, ELENA)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
    })
    expect((await world().call('GET', `/files/${name}`)).status).toBe(401)
  })

  it('a replaced one is gone at once: row and bytes', async () => {
    const [old, kept, added] = [await newPhoto(), await newPhoto(), await newPhoto()]
    await saveNext(world(), ELENA, withImages(old, kept))
    await saveNext(world(), ELENA, withImages(kept, added))
    expect((await download(old, ELENA)).status).toBe(404)
    await world().runJobs()
    expect([existsSync(join(folder, old)), existsSync(join(folder, kept)), existsSync(join(folder, added))]).toEqual([
      false,
      true,
      true,
    ])
    expect(await world().db.$count(files, eq(files.name, old))).toBe(0)
  })

  it('a refused save erases nothing', async () => {
    const name = await newPhoto()
    await saveNext(world(), ELENA, withImages(name))
    const version = await versionOf(world(), ELENA)
    expect((await save(world(), ELENA, { ...withImages(), version: version - 1 })).json.code).toBe(126)
    expect((await saveNext(world(), ELENA, { ...withImages(), surname: '' })).json.code).toBe(6)
    await world().runJobs()
    expect((await download(name, ELENA)).status).toBe(200)
  })

  it('B12 one in a passport is not erased by hand or by time', async () => {
    const name = await newPhoto()
    await saveNext(world(), ELENA, withImages(name))
    const answer = await world().call('DELETE', `/files/${name}`, { token: await world().tokenOf(ELENA) })
    expect(answer.json.code).toBe(125)
    world().clock.pass(8 * DAY)
    await world().db.execute("update jobs set run_at = now() - interval '1 year' where kind = 'cleanup' and done_at is null")
    await world().runJobs()
    expect((await download(name, ELENA)).status).toBe(200)
  })

  it.each<[string, () => Promise<string>]>([
    ['another’s picture', () => photo(world(), 1)],
    ['one that never was', async () => `${'f'.repeat(32)}.png`],
    [
      'one that has been erased',
      async () => {
        const name = await newPhoto()
        await world().call('DELETE', `/files/${name}`, { token: await world().tokenOf(ELENA) })
        return name
      },
    ],
  ])('%s is refused at its field, all alike', async (_what, make) => {
    const before = await images()
    const { status, json } = await saveNext(world(), ELENA, withImages(...before, await make()))
    expect([status, json.code, json.message]).toEqual([400, 6, { passportImages: IMAGE_MISSING }])
    expect(await images()).toEqual(before)
  })

  it('a document is no image', async () => {
    const { json } = await upload(world(), ELENA, PDF, 'паспорт.pdf')
    expect((await saveNext(world(), ELENA, withImages(json.payload))).json.code).toBe(123)
  })
})

it('the demo world: Анна sees the image of her passport, and may save with it', async () => {
  const token = await world().tokenOf(1)
  expect((await world().call('GET', `/files/${PASSPORT_IMAGE}`, { token })).status).toBe(200)
  const user = await getUser(world(), 1)
  expect(user.passport.passportImages).toEqual([PASSPORT_IMAGE])
  const anna = { ...withImages(PASSPORT_IMAGE), surname: user.surname, username: user.username }
  expect((await saveNext(world(), 1, anna)).status).toBe(200)
})

describe('a passport and a receipt never share a picture: whoever sees the receipt would see the passport', () => {
  const bought = async (image: string, sn: string) =>
    send(world(), await world().tokenOf(ELENA), { kind: 'purchase', sn, receipt: { images: [image], n: 1, isManualInput: true } })

  it('one on a receipt does not go into the passport', async () => {
    const name = await newPhoto()
    expect((await bought(name, '200.00041')).json.code).toBe(0)
    expect((await saveNext(world(), ELENA, withImages(name))).json.message).toEqual({ passportImages: IMAGE_MISSING })
  })

  it('one of the passport does not go onto a receipt', async () => {
    const name = await newPhoto()
    await saveNext(world(), ELENA, withImages(name))
    expect((await bought(name, '200.00042')).json.code).toBe(123)
  })

  it('of both at once one wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const name = await newPhoto()
      const [sale, saved] = await Promise.all([bought(name, `200.0005${round}`), saveNext(world(), ELENA, withImages(name))])
      expect([
        [0, 6],
        [123, 0],
      ]).toContainEqual([sale.json.code, saved.json.code])
      const onReceipt = await world().db.$count(receiptFiles, eq(receiptFiles.name, name))
      expect([round, onReceipt + Number((await images()).includes(name))]).toEqual([round, 1])
    }
  })
})

it('the folder holds what the passport and receipts hold, and nothing of what was replaced', async () => {
  await world().runJobs()
  const rows = await world().db.select({ name: files.name }).from(files)
  expect(readdirSync(folder).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})
