import type { Actor, SnapshotFrom } from 'xstate'
import type { companyInvoiceMachine } from '../../../machines/companies/company-invoice/machine.ts'
import type { FilesPort } from '../../kit/files-port.ts'

export type CompanyInvoiceActor = Actor<typeof companyInvoiceMachine>

/** The props of every part of the flow. */
export interface PartProps {
  actor: CompanyInvoiceActor
  snapshot: SnapshotFrom<typeof companyInvoiceMachine>
}

export interface FormProps extends PartProps {
  files: FilesPort
}
