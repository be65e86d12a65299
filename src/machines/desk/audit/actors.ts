import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import { wireDay } from '../../../domain/dates/dates.ts'
import { parseDay } from '../../../domain/dates/day.ts'
import { phoneDigits } from '../../../domain/people/phone.ts'
import type { AuditAnswer, AuditQuestion } from './types.ts'

const dayIn = (text: string): string | null => {
  const day = parseDay(text)
  return day && wireDay(day)
}

const bodyOf = ({ values: { person, object, from, to }, cursor }: AuditQuestion) => {
  const [first, last] = [dayIn(from), dayIn(to)]
  return {
    ...(person.trim() !== '' && { person: phoneDigits(person) ?? person.trim() }),
    ...(object.trim() !== '' && { object: object.trim() }),
    ...(first !== null && { from: first }),
    ...(last !== null && { to: last }),
    ...(cursor !== null && { cursor }),
  }
}

export const auditActors = (api: Api) => ({
  loadAudit: fromPromise<AuditAnswer, AuditQuestion>(({ input, signal }) =>
    api.call('listAudit', { body: bodyOf(input), signal }),
  ),
})
