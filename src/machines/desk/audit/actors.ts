import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import { mapResult } from '../../../api/result.ts'
import { wireDay } from '../../../domain/dates/dates.ts'
import { parseDay } from '../../../domain/dates/day.ts'
import { phoneDigits } from '../../../domain/people/phone.ts'
import type { AuditValues } from './form.ts'
import type { AuditAnswer, AuditQuestion } from './types.ts'

const dayIn = (text: string): string | null => {
  const day = parseDay(text)
  return day && wireDay(day)
}

/** What is asked for, as the contract spells it: nothing that is empty. */
export const bodyOfValues = ({ person, object, operator, from, to }: AuditValues) => {
  const [first, last] = [dayIn(from), dayIn(to)]
  return {
    ...(person.trim() !== '' && { person: phoneDigits(person) ?? person.trim() }),
    ...(object.trim() !== '' && { object: object.trim() }),
    ...(operator !== '' && { operator }),
    ...(first !== null && { from: first }),
    ...(last !== null && { to: last }),
  }
}

export const auditActors = (api: Api) => ({
  loadAudit: fromPromise<AuditAnswer, AuditQuestion>(async ({ input: { values, cursor, needsColleagues }, signal }) => {
    const body = { ...bodyOfValues(values), ...(cursor !== null && { cursor }) }
    const [page, others] = await Promise.all([
      api.call('listAudit', { body, signal }),
      needsColleagues ? api.call('listDeskOperators', { signal }) : null,
    ])
    return mapResult(page, (found) => ({ ...found, colleagues: others?.kind === 'ok' ? others.payload : null }))
  }),
})
