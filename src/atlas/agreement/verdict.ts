/** What has become of a signed statement. */
import type { Changes } from './changes.ts'
import { PORTAL, type Statement } from './statement.ts'

/** A scenario that is another one since it was signed. */
export interface VoidBy {
  flow: string
  title: string
  /** Null where the signed lines are not kept, so that nobody can say what changed. */
  changes: Changes | null
  /** The scenario came or went as a whole. */
  fate?: 'new' | 'gone'
}

export type Verdict =
  | { kind: 'good'; signer: string }
  | { kind: 'void'; signer: string; by: VoidBy[] }
  /** The signature is right, and `allowed_signers` does not name its key. */
  | { kind: 'unknown' }
  | { kind: 'unsigned' }
  /** There was no program to check it with. */
  | { kind: 'unchecked' }
  | { kind: 'broken'; why: string }

/** A file of the folder of agreements. */
export interface Checked {
  /** Its name in the folder. */
  file: string
  statement: Statement | null
  verdict: Verdict
}

/** Something that somebody wrote about a scenario: `login.what-ever.md` in the folder. */
export interface Remark {
  file: string
  scenario: string
  text: string
  /** Its first line begins with «Закрыто». */
  isClosed: boolean
}

/** The present hash of a scenario. */
export interface PresentPart {
  flow: string
  title: string
  hash: string
  /** The day of the last commit that changed its model or texts; null outside of a repository. */
  changedOn: string | null
}

/** A decision that the code of a scenario refers to. */
export interface Decision {
  id: string
  title: string
  /** Whether the code follows it wholly, partly, or not yet. */
  mark: 'done' | 'partly' | 'ahead'
}

/** All that the sheets need and the atlas's build finds out. */
export interface AgreementData {
  version: string
  portal: PresentPart
  flows: PresentPart[]
  checked: Checked[]
  remarks: Remark[]
  /** The decisions of each scenario by its name. */
  decisions: Record<string, Decision[]>
}

/** Whether a scenario is agreed: by a statement of its own, or by one of the whole portal. */
export type Standing = { kind: 'none' } | { kind: 'agreed'; by: Checked } | { kind: 'void'; by: Checked; change: VoidBy }

const timeOf = ({ statement }: Checked): string => statement?.when ?? ''

/** The signed statements that concern a scenario, the newest first. */
export const signedFor = (checked: readonly Checked[], scenario: string): Checked[] =>
  checked
    .filter(({ statement, verdict }) => {
      const isSigned = verdict.kind === 'good' || verdict.kind === 'void'
      return isSigned && (statement?.scenario === scenario || statement?.scenario === PORTAL)
    })
    .toSorted((one, other) => (timeOf(one) < timeOf(other) ? 1 : -1))

/** What made a signature of this scenario void; a change of another one leaves it. */
const changeOf = ({ verdict }: Checked, scenario: string): VoidBy | null => {
  if (verdict.kind !== 'void') return null
  return (scenario === PORTAL ? verdict.by[0] : verdict.by.find(({ flow }) => flow === scenario || flow === PORTAL)) ?? null
}

export const standingOf = (checked: readonly Checked[], scenario: string): Standing => {
  const signed = signedFor(checked, scenario)
  const good = signed.find((one) => changeOf(one, scenario) === null)
  if (good) return { kind: 'agreed', by: good }
  const [newest] = signed
  const change = newest && changeOf(newest, scenario)
  return newest && change ? { kind: 'void', by: newest, change } : { kind: 'none' }
}
