/** What the diff says of each void scenario, where some release keeps the model that was signed. */
import { spawnSync } from 'node:child_process'
import { partOf, partText } from '../../../src/atlas/agreement/part.ts'
import type { Since } from '../../../src/atlas/agreement/changes.ts'
import type { Checked } from '../../../src/atlas/agreement/verdict.ts'
import { compareFlow } from '../diff/compare.ts'
import { readReleases, type Release } from '../diff/releases.ts'
import { modelsOf, ROOT, sourceOf } from '../diff/sources.ts'
import type { StoredModel } from '../diff/system.ts'
import { hashOf, readRecord } from './parts.ts'
import { AGREEMENTS, signedHash } from './verify.ts'

/** Whether git has the models of a release: outside of a repository, and in a part of one, it has not. */
const isThere = ({ model, screens }: Release): boolean =>
  [model, screens].every((tree) => spawnSync('git', ['cat-file', '-e', tree], { cwd: ROOT, stdio: 'ignore' }).status === 0)

const hashIn = ({ chart, walks, texts }: StoredModel): string | null => texts && hashOf(partText(partOf({ chart, walks, texts })))

/** The newest release in which a scenario was as it was signed. */
const signedModel = (flow: string, hash: string): { release: string; model: StoredModel } | null => {
  for (const { name } of readReleases().filter(isThere).toReversed()) {
    const model = modelsOf(sourceOf(name)).get(flow)?.()
    if (model && hashIn(model) === hash) return { release: name, model }
  }
  return null
}

/**
 * Only behaviour and texts are told: the samples of the fixture and the ways of journeys are no part of what was signed.
 * @param hash of the part that was signed
 * @returns null where no release has that part
 */
export const sinceRelease = (flow: string, hash: string, now: Omit<StoredModel, 'journeys'>): Since | null => {
  const signed = signedModel(flow, hash)
  const changes = signed && compareFlow({ ...signed.model, journeys: null }, { ...now, journeys: null })
  if (!signed || !changes) return null
  const told = changes.changes.filter(({ kind }) => kind !== 'sample' && kind !== 'renamed')
  return told.length === 0 ? null : { release: signed.release, changes: { ...changes, changes: told } }
}

/** By the file of the statement and the scenario. */
export const sinceOf = (checked: readonly Checked[], folder = AGREEMENTS): Record<string, Since> =>
  Object.fromEntries(
    checked.flatMap(({ file, statement, verdict }) =>
      verdict.kind === 'void' && statement
        ? verdict.by.flatMap(({ flow, changes }) => {
            const hash = changes && signedHash(folder, statement, flow)
            const since = hash && sinceRelease(flow, hash, readRecord(flow))
            return since ? [[`${file} ${flow}`, since] as const] : []
          })
        : [],
    ),
  )
