/** The one field of «Найти инструмент» (IV06, VL52): the server alone knows which numbers there are. */
import { normaliseSerial } from '../../../domain/serials/serial.ts'
import { REQUIRED } from '../../../domain/texts/required.ts'
import { problemsOf, type Check } from '../../kit/form/form.ts'

export interface FindToolValues {
  serialNumber: string
}

export const tidyFindTool = ({ serialNumber }: FindToolValues): FindToolValues => ({
  serialNumber: normaliseSerial(serialNumber),
})

export const checkFindTool: Check<FindToolValues> = ({ serialNumber }) =>
  problemsOf<FindToolValues>({ serialNumber: normaliseSerial(serialNumber) === '' ? REQUIRED : null })
