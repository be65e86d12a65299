/** The drill of docs/operations.md with the files in a bucket: copied from it, restored into a bucket and into a folder. */
import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { putDemoUploads } from '../../../server/demo/uploads.ts'
import { files } from '../../../server/kernel/database/schema.ts'
import { s3Store } from '../../../server/modules/files/s3/store.ts'
import { bytesOf } from '../../../server/modules/files/stored-file.ts'
import { startStandIn } from '../files/stand-ins/process.ts'
import type { StandIn } from '../files/stand-ins/process.ts'
import type { StoreMode } from '../files/stand-ins/s3.ts'
import { openUnlimited } from '../support/server/open-unlimited.ts'
import { freshPlace } from '../support/server/process.ts'

type Bucket = StandIn<StoreMode>

const folder = mkdtempSync(join(tmpdir(), 'mst-bucket-drill-'))
const at = (name: string): string => join(folder, name)
let place: Awaited<ReturnType<typeof freshPlace>>
let bucket: Bucket | null = null
let other: Bucket | null = null
const made: string[] = []

const admin = () => openUnlimited(inject('engineSetup').url.replace('%', 'postgres'), 1)
const envOf = (standIn: Bucket | null): Record<string, string> => ({
  FILES: 's3',
  FILES_ENDPOINT: `http://localhost:${standIn?.port}`,
  FILES_REGION: 'ru-test1',
  FILES_BUCKET: 'files',
  FILES_ACCESS_KEY: 'AKIDTEST',
  FILES_SECRET_KEY: 'test/secret+key',
  SERVER_BUILD: inject('engineSetup').built,
})
const storeIn = (standIn: Bucket | null) =>
  s3Store({
    endpoint: `http://localhost:${standIn?.port}`,
    region: 'ru-test1',
    bucket: 'files',
    isPathStyle: true,
    accessKey: 'AKIDTEST',
    secretKey: 'test/secret+key',
    encryption: null,
    timeout: 5_000,
  })

/** Runs a script of package.json like an operator. */
const run = (script: 'backup' | 'restore', copy: string, env: Record<string, string>): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [`scripts/${script}.mjs`, at(copy)], { env: { ...process.env, ...env } })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.on('exit', (code) => resolve({ code: code ?? 1, said: said.trim() }))
  })
const url = () => place.env['DATABASE_MIGRATION_URL'] ?? ''
const backup = (copy: string) => run('backup', copy, { ...envOf(bucket), DATABASE_URL: url(), DATA_DIR: at('none') })

/** The address of an empty database. */
const emptyDatabase = async (name: string): Promise<string> => {
  const opened = admin()
  await opened.db.execute(sql.raw(`create database ${name}`))
  await opened.close()
  made.push(name)
  return inject('engineSetup').url.replace('%', name)
}

describe.runIf(inject('engineSetup').engine === 'postgres')('C06 D273 copies with the files in a bucket', () => {
  let names: string[] = []
  beforeAll(async () => {
    ;[place, bucket, other] = await Promise.all([freshPlace(), startStandIn<StoreMode>('s3'), startStandIn<StoreMode>('s3')])
    await putDemoUploads(storeIn(bucket))
    const opened = openUnlimited(url(), 1)
    const rows = await opened.db.select({ name: files.name }).from(files)
    names = rows.map(({ name }) => name).toSorted()
    await opened.close()
  })
  afterAll(async () => {
    const opened = admin()
    for (const name of made) await opened.db.execute(sql.raw(`drop database ${name}`))
    await opened.close()
    await Promise.all([bucket?.stop(), other?.stop()])
    place.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  it('the files come from the bucket itself, each with its digest', async () => {
    const { code, said } = await backup('copy')
    expect([code, said]).toEqual([0, expect.stringMatching(/^Копия в .*: строк \d+, файлов \d+, последняя миграция/)])
    expect(readdirSync(at('copy/files')).toSorted()).toEqual(names)
    const { files: sums } = JSON.parse(readFileSync(at('copy/manifest.json'), 'utf8')) as { files: Record<string, string> }
    expect(Object.keys(sums).toSorted()).toEqual(names)
    expect(existsSync(at('none'))).toBe(false)
  })

  it('restored into another bucket and into a folder: the same bytes', async () => {
    const into = await run('restore', 'copy', { ...envOf(other), DATABASE_URL: await emptyDatabase('into_bucket') })
    expect([into.code, into.said]).toEqual([0, expect.stringContaining(`файлов ${names.length}, баллы сходятся`)])
    const beside = await run('restore', 'copy', { DATABASE_URL: await emptyDatabase('into_folder'), DATA_DIR: at('data') })
    expect([beside.code, readdirSync(at('data/files')).toSorted()]).toEqual([0, names])
    for (const name of names) {
      const wanted = await bytesOf(storeIn(bucket), name)
      expect(await bytesOf(storeIn(other), name)).toEqual(wanted)
      expect(readFileSync(at(`data/files/${name}`))).toEqual(wanted)
    }
  })

  it.each(['cut', 'changesBytes', 'hangsUp'] as const)('%s: no copy that passes for whole', async (mode) => {
    await bucket?.become(mode)
    const { code, said } = await backup(mode)
    await bucket?.become('well')
    expect([code, said]).toEqual([1, expect.stringContaining('Корзина не отдала или не приняла файлы')])
    expect(existsSync(at(`${mode}/manifest.json`))).toBe(false)
  })

  it('a file that is damaged in the copy does not reach the bucket, and is named', async () => {
    const [name = ''] = names
    appendFileSync(at(`copy/files/${name}`), 'more')
    await storeIn(other).remove(name)
    const { code, said } = await run('restore', 'copy', { ...envOf(other), DATABASE_URL: await emptyDatabase('spoilt_copy') })
    expect([code, said]).toEqual([1, `Восстановленное не сходится с копией:\nфайл ${name} в копии испорчен`])
    expect(await bytesOf(storeIn(other), name)).toBeNull()
  })

  it('a file that the bucket has lost ends the copy', async () => {
    const [name = ''] = names
    await storeIn(bucket).remove(name)
    expect(await backup('lost')).toEqual({ code: 1, said: `В корзине нет файлов, которые есть в базе: ${name}` })
  })
})
