/** D272 what slow senders cost, and what is left of an upload that does not end. */
import { mkdtempSync, readdirSync, readlinkSync, rmSync, statSync } from 'node:fs'
import { request } from 'node:http'
import type { ClientRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { MAX_FILE_BYTES } from '../../../src/domain/portal/limits.ts'
import { BOUNDARY, multipart, PDF } from '../support/deeds/upload.ts'
import { memoryInUse } from '../support/memory.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()
const MARIA = 5
const MANY = 20
const TAIL = 1_000
const BODY = multipart(Buffer.concat([PDF, Buffer.alloc(MAX_FILE_BYTES - 2 * PDF.length, 32), PDF]), 'упд.pdf')

/** Sizes of what this process has laid aside: open files that have no name any more. */
const laidAside = (): number[] =>
  readdirSync('/proc/self/fd').flatMap((descriptor) => {
    const path = `/proc/self/fd/${descriptor}`
    try {
      return /\/mst-[\w-]+ \(deleted\)$/.test(readlinkSync(path)) ? [statSync(path).size] : []
    } catch {
      // The list itself was one of them.
      return []
    }
  })

describe('D272 B12 uploads that come slowly', () => {
  let url = ''
  let token = ''
  let folder = ''
  beforeAll(async () => {
    // Of its own: other servers of this machine lay aside too.
    folder = mkdtempSync(join(tmpdir(), 'slow-uploads-'))
    vi.stubEnv('TMPDIR', folder)
    token = await world().tokenOf(MARIA)
    url = await world().app.listen({ port: 0, host: '127.0.0.1' })
  })

  afterAll(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })

  /** Sends all of an upload but its end. */
  const begin = (): { sent: ClientRequest; status: Promise<number | undefined> } => {
    const headers = {
      token,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': String(BODY.length),
    }
    const sent = request(`${url}/api/files`, { method: 'POST', agent: false, headers })
    const status = new Promise<number | undefined>((resolve) => {
      sent.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode)))
      sent.on('error', () => resolve(undefined))
    })
    sent.write(BODY.subarray(0, BODY.length - TAIL))
    return { sent, status }
  }
  const haveCome = () =>
    expect.poll(() => laidAside().filter((size) => size > MAX_FILE_BYTES - 100_000).length, { timeout: 20_000 })

  it('lie on the disk, and not in memory, until they are whole; then all of them are taken', async () => {
    const before = memoryInUse()
    const all = Array.from({ length: MANY }, begin)
    await haveCome().toBe(MANY)
    expect(memoryInUse() - before).toBeLessThan((MANY * MAX_FILE_BYTES) / 4)
    for (const { sent } of all) sent.end(BODY.subarray(BODY.length - TAIL))
    expect(await Promise.all(all.map(({ status }) => status))).toEqual(all.map(() => 200))
    expect(laidAside()).toEqual([])
  }, 60_000)

  it('that break off leave nothing, neither open nor under a name', async () => {
    const { sent, status } = begin()
    await haveCome().toBe(1)
    expect(readdirSync(folder)).toEqual([])
    sent.destroy()
    expect(await status).toBeUndefined()
    await expect.poll(laidAside).toEqual([])
  })
})
