import type { ScanProblem } from '../../../domain/sales/qr-scan.ts'
import type { Form } from '../../kit/form/form.ts'
import type { FindToolValues } from './form.ts'

export interface FindToolContext {
  form: Form<FindToolValues>
  scanProblem: ScanProblem | null
}

export type FindToolEvent =
  | { type: 'form.change'; patch: Partial<FindToolValues> }
  | { type: 'form.blur'; field: keyof FindToolValues }
  | { type: 'submit' }
  | { type: 'scan' }
  | { type: 'scan.close' }
