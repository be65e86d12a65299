/** Checks a folder of agreements against the present scenarios. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { alphabetOf, partLines, partOf } from '../../../src/atlas/agreement/part.ts'
import { portalText } from '../../../src/atlas/agreement/portal.ts'
import { PORTAL, readStatement, type Statement } from '../../../src/atlas/agreement/statement.ts'
import type { Checked, Remark, Verdict, VoidBy } from '../../../src/atlas/agreement/verdict.ts'
import { changesSince } from './changes.ts'
import { hashOf, keptPart, type Part } from './parts.ts'
import { checkSignature } from './signature.ts'

/** The folder of the agreements; another one for a trial. */
export const AGREEMENTS = process.env['AGREEMENTS'] ?? join(import.meta.dirname, '../../../docs/agreements')

/** @returns what makes the signed part void; null where it stands, also where only its fixture has grown */
const voidOf = (folder: string, signed: { flow: string; title: string; hash: string }, now: Part | undefined): VoidBy | null => {
  const { flow, title, hash } = signed
  if (!now) return { flow, title, changes: null, fate: 'gone' }
  if (now.hash === hash) return null
  const kept = keptPart(folder, hash)
  if (kept === null) return { flow, title, changes: null }
  const lines = partLines(kept)
  const changes = changesSince(lines, partOf(now.record, alphabetOf(lines)))
  return changes && { flow, title, changes }
}

interface Listed {
  flow: string
  title: string
  hash: string
}

const listedIn = (portal: string): Listed[] =>
  partLines(portal).map((line) => {
    const [, flow = '', title = '', hash = ''] = line.split('\t')
    return { flow, title, hash }
  })

/** @returns the hash of a scenario in a statement of it or of the whole portal; null where nothing says it */
export const signedHash = (folder: string, { scenario, hash }: Statement, flow: string): string | null => {
  if (scenario !== PORTAL) return scenario === flow ? hash : null
  return listedIn(keptPart(folder, hash) ?? '').find((one) => one.flow === flow)?.hash ?? null
}

const voidsOfPortal = (folder: string, { hash, title }: Statement, parts: readonly Part[]): VoidBy[] => {
  if (hash === hashOf(portalText(parts))) return []
  const kept = keptPart(folder, hash)
  if (kept === null) return [{ flow: PORTAL, title, changes: null }]
  const listed = listedIn(kept)
  const known = new Set(listed.map(({ flow }) => flow))
  return [
    ...listed.flatMap(
      (one) =>
        voidOf(
          folder,
          one,
          parts.find(({ flow }) => flow === one.flow),
        ) ?? [],
    ),
    ...parts.flatMap(({ flow, title: own }): VoidBy[] =>
      known.has(flow) ? [] : [{ flow, title: own, changes: null, fate: 'new' }],
    ),
  ]
}

/** A kept content says itself of which scenario it is. */
const isOfAnother = (folder: string, { scenario, hash }: Statement): boolean => {
  const [first] = partLines(keptPart(folder, hash) ?? '')
  if (first === undefined) return false
  const [kind, flow] = first.split('\t')
  return scenario === PORTAL ? kind !== PORTAL : kind !== 'сценарий' || flow !== scenario
}

const verdictOf = (folder: string, file: string, statement: Statement | null, parts: readonly Part[]): Verdict => {
  if (!statement) return { kind: 'broken', why: 'файл не похож на лист согласования' }
  const path = join(folder, file)
  if (!existsSync(`${path}.sig`)) return { kind: 'unsigned' }
  const signature = checkSignature(path, `${path}.sig`, join(folder, 'allowed_signers'))
  if (signature.kind === 'broken') return { kind: 'broken', why: 'она не от этого файла, или файл изменён после подписи' }
  if (signature.kind === 'unknown') return { kind: 'unknown' }
  const { signer } = signature
  const { scenario, title, hash } = statement
  const isForeign = isOfAnother(folder, statement) || parts.some((part) => part.hash === hash && part.flow !== scenario)
  if (isForeign) return { kind: 'broken', why: `хеш взят у другого сценария, не у «${title}»` }
  const now = parts.find(({ flow }) => flow === scenario)
  const by =
    scenario === PORTAL ? voidsOfPortal(folder, statement, parts) : [voidOf(folder, { flow: scenario, title, hash }, now)]
  const known = by.filter((one) => one !== null)
  return known.length === 0 ? { kind: 'good', signer } : { kind: 'void', signer, by: known }
}

const filesOf = (folder: string, ending: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(ending))
        .toSorted()
    : []

const readStatements = (folder: string): Pick<Checked, 'file' | 'statement'>[] =>
  filesOf(folder, '.json').map((file) => ({ file, statement: readStatement(readFileSync(join(folder, file), 'utf8')) }))

/**
 * @param parts the present scenarios
 * @throws {NoSshKeygen} when there is a signature and no program to check it
 */
export const checkAgreements = (parts: readonly Part[], folder = AGREEMENTS): Checked[] =>
  readStatements(folder).map(({ file, statement }) => ({ file, statement, verdict: verdictOf(folder, file, statement, parts) }))

/** The same without the program: the atlas is built there too, and says that nobody has looked at the signatures. */
export const listAgreements = (folder = AGREEMENTS): Checked[] =>
  readStatements(folder).map((one) => ({ ...one, verdict: { kind: 'unchecked' } }))

/** The remarks beside the agreements: the name before the first dot is the scenario's. */
export const readRemarks = (folder = AGREEMENTS): Remark[] =>
  filesOf(folder, '.md')
    .filter((file) => file !== 'README.md')
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8').trim()
      return { file, scenario: file.slice(0, file.indexOf('.')), text, isClosed: /^#*\s*закрыто/i.test(text) }
    })
