/**
 * What a person sees, what the operator sees and what stands in the log while a part does not serve: the table in docs/operations.md is
 * what servers say today. `WRITE_FAILURES=yes` writes it anew.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { models, tools } from '../../../server/kernel/database/schema.ts'
import { openUnlimited } from '../support/server/open-unlimited.ts'
import { runToEnd } from '../support/server/process.ts'
import { FAULTS, startBroken } from './failing.ts'
import type { Broken, Fault } from './failing.ts'
import { lookAtOthers, lookAtStart, lookAtUpload } from './look.ts'
import { startServices } from './portal.ts'
import type { Services } from './portal.ts'

const PAGE = join(import.meta.dirname, '..', '..', '..', 'docs', 'operations.md')
const WHAT: Record<Fault, string> = {
  key: 'неверный ключ',
  certificate: 'сертификат истёк',
  down: 'никто не слушает',
  slow: 'не отвечает в срок',
}
/** Names as the doctor has them. */
const NAMES = {
  database: 'База',
  files: 'Файлы',
  scan: 'Вирусы',
  receipts: 'Чеки',
  taxNumbers: 'ИНН',
  suggestions: 'Подсказки',
  bank: 'Банк',
  sms: 'SMS',
} as const
type Part = keyof typeof NAMES

const START = 120_000
const LONGEST = 300_000

let services: Services
let opened: ReturnType<typeof openUnlimited>
let broken: Broken
const folder = mkdtempSync(join(tmpdir(), 'mst-failures-'))

/** What the doctor says of each part, without ports. */
const examined = async (env: Record<string, string>): Promise<(name: string) => string> => {
  const { output } = await runToEnd('doctor-command', [], env)
  const lines = output.replaceAll(/(127\.0\.0\.1|localhost):\d+/g, '$1').split('\n')
  return (name) => lines.find((line) => line.startsWith(`${name}: `))?.replace(`${name}: `, '') ?? ''
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** The rows of one fault. */
const rowsOf = async (fault: Fault): Promise<string[]> => {
  const { files, scan, others, database } = broken.changes[fault]
  const env = { ...services.env, SUGGESTIONS: 'dadata', DADATA_URL: services.tax.addressUrl }
  const phone = (number: number): string => `7913777${FAULTS.indexOf(fault)}00${number}`
  const all = { ...env, ...files, ...scan, ...others, ...database }
  const isBroken = (change: Record<string, string>): boolean => Object.keys(change).length > 0
  // Each server runs the jobs of the database: the other services are broken for all of them.
  const [doctor, start, upload, scanned] = await Promise.all([
    examined(all),
    isBroken(database) ? lookAtStart({ ...env, ...database }) : undefined,
    lookAtUpload(opened.db, { ...env, ...others, ...files }, phone(1)),
    isBroken(scan) ? lookAtUpload(opened.db, { ...env, ...others, ...scan }, phone(2)) : undefined,
  ])
  // Alone: the metrics of its jobs are its own.
  const number = FAULTS.indexOf(fault)
  const onlookers = { person: phone(3), company: phone(4), sn: `700.0010${number}`, number }
  const rest = await lookAtOthers(opened.db, { ...env, ...others }, onlookers)
  const seen = { ...rest, database: start, files: upload, scan: scanned }
  return (Object.keys(NAMES) as Part[]).flatMap((part) => {
    const found = seen[part]
    if (!found) return []
    const cells = [NAMES[part], WHAT[fault], found.person, doctor(NAMES[part]), `\`${found.metric}\``, found.log]
    return [`| ${cells.map(cell).join(' | ')} |`]
  })
}

const rowsIn = (page: string, fault: Fault): string[] => page.split('\n').filter((line) => line.split(' | ')[1] === WHAT[fault])

describe.runIf(inject('engineSetup').engine === 'postgres')('failures', () => {
  beforeAll(async () => {
    services = await startServices()
    opened = openUnlimited(services.env['DATABASE_URL'] ?? '', 1)
    broken = await startBroken(folder, services.env['DATABASE_URL'] ?? '')
    const id = randomUUID()
    await opened.db.insert(models).values({ id, name: 'Дрель ДШ-18', bonus: 90_000, warrantyMonths: 24 })
    await opened.db.insert(tools).values(FAULTS.map((_, number) => ({ sn: `700.0010${number}`, modelId: id })))
  }, START)
  afterAll(async () => {
    broken.stop()
    await opened.close()
    await services.stop()
    rmSync(folder, { recursive: true })
  })

  // Every service is waited for as long as its port allows: minutes.
  const isPatient = process.env['GRID'] === 'full' || process.env['WRITE_FAILURES'] === 'yes'
  it.each(FAULTS.filter((fault) => fault !== 'slow' || isPatient))(
    'B12 C05 C06 D211 %s: docs/operations.md says what is seen',
    async (fault) => {
      const rows = await rowsOf(fault)
      const page = readFileSync(PAGE, 'utf8')
      if (process.env['WRITE_FAILURES'] === 'yes') {
        const others = page.split('\n').filter((line) => line.split(' | ')[1] !== WHAT[fault])
        const place = others.indexOf('<!-- failures -->')
        writeFileSync(PAGE, others.toSpliced(place, 0, ...rows).join('\n'))
        return
      }
      expect(rowsIn(page, fault)).toEqual(rows)
    },
    LONGEST,
  )
})
