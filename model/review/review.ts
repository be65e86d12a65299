/** All rules over one flow. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '../../src/api/operations.ts'
import type { FlowWithFixture } from '../explore/flows.ts'
import { modelOf } from '../explore/flow-model.ts'
import * as machineRules from './machine-rules.ts'
import type { Finding, Reviewed, Rule } from './types.ts'
import * as wordsRules from './words-rules.ts'

const rules: readonly Rule[] = [...Object.values(wordsRules), ...Object.values(machineRules)]

const REQUIREMENTS = join(import.meta.dirname, '../../docs/requirements.tsv')

/** Ids of the rows of docs/requirements.tsv. */
export const requirementIds = (): ReadonlySet<string> =>
  new Set(
    readFileSync(REQUIREMENTS, 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t')[0] ?? ''),
  )

export const reviewedOf = (atlasFlow: FlowWithFixture): Reviewed => ({
  ...atlasFlow,
  ...modelOf(atlasFlow),
  requirements: requirementIds(),
  operations: new Set(Object.keys(operations)),
})

export const review = (reviewed: Reviewed): Finding[] =>
  rules.flatMap((rule) => rule(reviewed).map((finding) => ({ ...finding, flow: reviewed.flow })))
