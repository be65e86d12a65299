/** B12 D159 the scan by clamd: what passes, what does not, and how an upload ends when the daemon is down, slow, or takes less. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { files } from '../../../server/kernel/database/schema.ts'
import { clamdScan, framesOf } from '../../../server/modules/files/clamd.ts'
import { s3Store } from '../../../server/modules/files/s3/store.ts'
import type { Ports } from '../../../server/start/ports/ports.ts'
import { everyFile } from '../support/everything.ts'
import { multipart, PDF, post } from '../support/deeds/upload.ts'
import { testApp } from '../support/server/test-app.ts'
import type { DaemonMode } from './stand-ins/clamd.ts'
import { EICAR, LIMIT } from './stand-ins/eicar.ts'
import { startStandIn } from './stand-ins/process.ts'
import type { StandIn } from './stand-ins/process.ts'

const world = testApp()
const folder = mkdtempSync(join(tmpdir(), 'mst-clamd-'))
const path = join(folder, 'clamd.sock')
let daemon: StandIn<DaemonMode>
let bySocket: StandIn<DaemonMode>
beforeAll(async () => {
  daemon = await startStandIn<DaemonMode>('clamd')
  bySocket = await startStandIn<DaemonMode>('clamd', path)
})
afterEach(() => daemon.become('well'))
afterAll(async () => {
  await Promise.all([daemon.stop(), bySocket.stop()])
  rmSync(folder, { recursive: true, force: true })
})

const scan = (timeout = 5_000) => clamdScan({ address: { host: '127.0.0.1', port: daemon.port }, timeout })

describe('the protocol', () => {
  it('each chunk stands behind its length, four bytes, the largest first; nothing ends the file', () => {
    expect([...framesOf(Buffer.from('abc'))].map((frame) => frame.toString('hex'))).toEqual(['00000003616263', '00000000'])
    const frames = [...framesOf(randomBytes(150_000))].map((frame) => [frame.readUInt32BE(), frame.length])
    expect(frames).toEqual([
      [65_536, 65_540],
      [65_536, 65_540],
      [18_928, 18_932],
      [0, 4],
    ])
  })

  it.each([
    ['tcp', () => scan()],
    ['socket', () => clamdScan({ address: { path }, timeout: 5_000 })],
  ] as const)('B12 by %s: a file passes, the test of EICAR does not, wherever in the file it stands', async (_what, of) => {
    expect(await of().isClean(randomBytes(900_000), 'image/jpeg')).toBe(true)
    const infected = Buffer.concat([randomBytes(65_500), Buffer.from(EICAR), randomBytes(70_000)])
    expect(await of().isClean(infected, 'application/pdf')).toBe(false)
  })
})

describe('B12 nothing passes that was not scanned', () => {
  const NOW = 'Файл не принят: проверка на вирусы сейчас недоступна. Повторите через несколько минут'
  let usual: Ports
  beforeEach(() => {
    usual = { ...world().deps.ports }
    world().deps.ports.fileScan = scan(1_000)
    world().log.length = 0
  })
  afterEach(() => {
    Object.assign(world().deps.ports, usual)
  })

  const lying = () => everyFile(world().folder).length
  const logged = () => world().log.find((line) => line.includes('a service outside is away')) ?? ''

  it.each([
    ['hangsUp', NOW, 'clamd does not answer: '],
    ['silent', NOW, 'clamd does not answer: ABORT_ERR'],
    ['broken', NOW, "clamd answers: stream: Can't allocate memory ERROR"],
  ] as const)('%s: the person learns it and may repeat, the log says why, nothing is stored', async (mode, told, reason) => {
    const [rows, bytes] = [await world().db.$count(files), lying()]
    await daemon.become(mode)
    const { status, json } = await post(world(), 5, multipart(PDF, 'чек.pdf'))
    expect([status, json.code, json.message]).toEqual([422, 500, told])
    expect(logged()).toContain(reason)
    expect([await world().db.$count(files), lying()]).toEqual([rows, bytes])
    await daemon.become('well')
    expect((await post(world(), 5, multipart(PDF, 'чек.pdf'))).json.code).toBe(0)
  })

  it('down: nobody listens there', async () => {
    const nobody = clamdScan({ address: { path: join(folder, 'nobody.sock') }, timeout: 1_000 })
    await expect(nobody.isClean(PDF, 'application/pdf')).rejects.toMatchObject({
      told: NOW,
      message: 'clamd does not answer: ENOENT',
    })
  })

  it('larger than StreamMaxLength: the person makes it smaller, the operator raises the limit', async () => {
    const large = Buffer.concat([PDF.subarray(0, PDF.length - 6), Buffer.alloc(LIMIT, 32), PDF.subarray(PDF.length - 6)])
    const { status, json } = await post(world(), 5, multipart(large, 'чек.pdf'))
    expect([status, json.message]).toEqual([
      422,
      'Файл не принят: он больше, чем принимает проверка на вирусы. Уменьшите файл и загрузите снова',
    ])
    expect(logged()).toContain('raise StreamMaxLength of clamd')
  })

  it('infected: refused by its name, as B12 says', async () => {
    const infected = Buffer.concat([PDF.subarray(0, PDF.length - 6), Buffer.from(`%${EICAR}\n`), PDF.subarray(PDF.length - 6)])
    const { status, json } = await post(world(), 5, multipart(infected, 'чек.pdf'))
    expect([status, json.message]).toEqual([422, 'Файл чек.pdf не прошёл проверку безопасности.'])
  })

  it('D158 a bucket that is away: the person learns it, no row counts against them, and the repeat succeeds', async () => {
    world().deps.ports.fileScan = usual.fileScan
    const unreachable = { endpoint: `http://127.0.0.1:${daemon.port}`, region: 'any', bucket: 'files', isPathStyle: true }
    await daemon.become('hangsUp')
    const store = s3Store({ ...unreachable, accessKey: 'a', secretKey: 'b', encryption: null, timeout: 1_000 })
    world().deps.ports.fileStore = store
    const rows = await world().db.$count(files)
    const { status, json } = await post(world(), 5, multipart(PDF, 'чек.pdf'))
    expect([status, json.message]).toEqual([422, 'Хранилище файлов сейчас недоступно. Повторите через несколько минут'])
    expect(logged()).toContain('the file store does not answer')
    expect(await world().db.$count(files)).toBe(rows)
    world().deps.ports.fileStore = usual.fileStore
    expect((await post(world(), 5, multipart(PDF, 'чек.pdf'))).json.code).toBe(0)
  })
})
