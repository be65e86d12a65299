/** B12 D159 the scan against Debian's clamav-daemon: apt-get install clamav-daemon. Only with GRID=full. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clamdScan } from '../../../server/modules/files/clamd.ts'
import type { FileScan } from '../../../server/modules/files/ports.ts'
import { hasClamd, startClamd } from './real/clamd.ts'
import { EICAR } from './stand-ins/eicar.ts'

describe.runIf(process.env['GRID'] === 'full')('B12 clamav-daemon', () => {
  let daemon: Awaited<ReturnType<typeof startClamd>>
  let scan: FileScan
  beforeAll(async () => {
    if (!hasClamd()) throw new Error('clamav-daemon is not installed: apt-get install --no-install-recommends clamav-daemon')
    daemon = await startClamd()
    scan = clamdScan({ address: { path: daemon.path }, timeout: 20_000 })
  })
  afterAll(() => daemon?.stop())

  it('B12 a file passes, one with the text of EICAR inside does not', async () => {
    expect(await scan.isClean(randomBytes(900_000), 'image/jpeg')).toBe(true)
    const infected = Buffer.concat([randomBytes(65_500), Buffer.from(EICAR), randomBytes(70_000)])
    expect(await scan.isClean(infected, 'application/pdf')).toBe(false)
    expect(await scan.isClean(Buffer.from(EICAR), 'application/pdf')).toBe(false)
  })

  it('D159 more than StreamMaxLength ends with words of its own, ten times out of ten', async () => {
    for (let time = 0; time < 10; time += 1)
      await expect(scan.isClean(randomBytes(9_000_000), 'image/jpeg')).rejects.toMatchObject({
        told: 'Файл не принят: он больше, чем принимает проверка на вирусы. Уменьшите файл и загрузите снова',
      })
  })
})
