import type { components } from '../../../../openapi/generated/schema.d.ts'
import { shortName } from '../../../../src/domain/people/short-name.ts'
import type { users } from '../../../kernel/database/schema.ts'

type Schemas = components['schemas']

/** What a kind of cases knows beside what stands in its queue. */
export type Facts = Pick<
  Schemas['CaseView'],
  'who' | 'summary' | 'checkedAt' | 'rows' | 'files' | 'needsModel' | 'verdicts' | 'history'
>

/** Facts of a kind that has none of these. */
export const NO_FACTS = {
  who: null,
  summary: null,
  checkedAt: null,
  rows: [],
  files: [],
  needsModel: false,
  verdicts: ['approve', 'refuse'],
  history: [],
} satisfies Facts

type Row = Facts['rows'][number]

/** A field that the tax service or the other side has an opinion on; null: it has said nothing. */
export const compared = (label: string, claimed: string | null, official: string | null): Row => ({
  label,
  claimed,
  official,
  agrees: official === null ? 'unknown' : official === claimed ? 'yes' : 'no',
})

/** A field that nobody but the person speaks of. */
export const stated = (label: string, claimed: string | null): Row => compared(label, claimed, null)

/** Somebody, the name masked; null for nobody any more. */
export const whoOf = (person: typeof users.$inferSelect | null, role: string, point: string | null = null): Facts['who'] =>
  person && { id: person.id, name: shortName(person), role: person.isLegalEntity ? 'Компания' : role, point }
