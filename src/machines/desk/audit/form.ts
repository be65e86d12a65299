/** What of the audit is shown: whose, which row's, of which days. */
import { parseDay } from '../../../domain/dates/day.ts'
import { problemsOf, type Check } from '../../kit/form/form.ts'

export interface AuditValues {
  /** A phone in any usual spelling, or an id. */
  person: string
  /** The number of a sale, a point, a document. */
  object: string
  /** The id of the operator who did it; empty for anybody. */
  operator: string
  /** Days as dd.MM.yyyy, of Moscow; empty for no limit. */
  from: string
  to: string
}

export const emptyAudit: AuditValues = { person: '', object: '', operator: '', from: '', to: '' }

const NO_DAY = 'Введите дату в формате дд.мм.гггг'

const dayProblem = (text: string): string | null => (text === '' || parseDay(text) !== null ? null : NO_DAY)

const isBackwards = (from: string, to: string): boolean => (parseDay(from) ?? '') > (parseDay(to) ?? '9999')

export const checkAudit: Check<AuditValues> = ({ from, to }) =>
  problemsOf<AuditValues>({
    from: dayProblem(from),
    to: dayProblem(to) ?? (isBackwards(from, to) ? 'Этот день раньше первого' : null),
  })
