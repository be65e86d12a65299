/** The field of /support: the code that a person reads out, or the link that somebody has sent. */
import { REQUIRED } from '../../../domain/texts/required.ts'
import { readCode } from '../../../domain/support/report-code.ts'
import { problemsOf, type Check } from '../../kit/form/form.ts'
import { isReportText } from './source.ts'
import type { ReplayValues } from './types.ts'

export const emptyReplay: ReplayValues = { code: '' }

const NO_CODE = 'Введите код вида МСТ-7F3K-92 или вставьте ссылку целиком'

const codeProblem = (text: string): string | null => {
  if (text.trim() === '') return REQUIRED
  return readCode(text) === null && !isReportText(text) ? NO_CODE : null
}

export const checkReplay: Check<ReplayValues> = ({ code }) => problemsOf<ReplayValues>({ code: codeProblem(code) })
