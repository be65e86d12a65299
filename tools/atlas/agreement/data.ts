/** What the sheets of the atlas need beside the models: hashes, signatures, remarks, decisions. Made by the atlas's build. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Since } from '../../../src/atlas/agreement/changes.ts'
import { PORTAL_TITLE, portalText } from '../../../src/atlas/agreement/portal.ts'
import { PORTAL } from '../../../src/atlas/agreement/statement.ts'
import type { AgreementData, Checked } from '../../../src/atlas/agreement/verdict.ts'
import { flows } from '../../../src/atlas/flows.ts'
import { decisionsOf, readDecisions } from './decisions.ts'
import { hashOf, readPart, type Part } from './parts.ts'
import { NoSshKeygen } from './signature.ts'
import { sinceOf } from './since.ts'
import { AGREEMENTS, checkAgreements, listAgreements, readRemarks } from './verify.ts'

const ROOT = join(import.meta.dirname, '../../..')

const readVersion = (): string => (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version

/** The day of the last commit that changed each file of docs/flows; empty outside of a repository. */
const changeDays = (): ReadonlyMap<string, string> => {
  const args = ['log', '--format=:%cs', '--name-only', '--', 'docs/flows/model', 'docs/flows/screens']
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const days = new Map<string, string>()
  if (status !== 0) return days
  let day = ''
  for (const line of stdout.split('\n'))
    if (line.startsWith(':')) day = line.slice(1)
    else if (line !== '' && !days.has(line)) days.set(line, day)
  return days
}

const checked = (parts: readonly Part[], folder: string): Checked[] => {
  try {
    return checkAgreements(parts, folder)
  } catch (error) {
    if (error instanceof NoSshKeygen) return listAgreements(folder)
    throw error
  }
}

/** What a sheet shows of the changes, apart from the rest: only an open sheet needs it. */
export const agreementSince = (folder = AGREEMENTS): Record<string, Since> =>
  sinceOf(
    checked(
      flows.map(({ flow }) => readPart(flow)),
      folder,
    ),
    folder,
  )

/** @param folder the agreements */
export const agreementData = (folder = AGREEMENTS): AgreementData => {
  const parts = flows.map(({ flow }) => readPart(flow))
  const days = changeDays()
  const dayOf = (flow: string) =>
    [days.get(`docs/flows/model/${flow}.json`), days.get(`docs/flows/screens/${flow}.json`)]
      .filter((day) => day !== undefined)
      .toSorted()
      .at(-1) ?? null
  const present = parts.map(({ flow, title, hash }) => ({ flow, title, hash, changedOn: dayOf(flow) }))
  const newest = present
    .map(({ changedOn }) => changedOn ?? '')
    .toSorted()
    .at(-1)
  const decisions = readDecisions()
  return {
    version: readVersion(),
    portal: { flow: PORTAL, title: PORTAL_TITLE, hash: hashOf(portalText(parts)), changedOn: newest || null },
    flows: present,
    checked: checked(parts, folder),
    remarks: readRemarks(folder),
    decisions: Object.fromEntries(flows.map(({ flow, file }) => [flow, decisionsOf(file, decisions)])),
  }
}
