import { companyInvoiceMachine } from '../../../machines/companies/company-invoice/machine.ts'
import { CompanyInvoiceView } from '../../../views/companies/company-invoice/view.tsx'
import { flowScreen } from '../flow-screen.tsx'
import { inertPorts } from '../ports.ts'

export const screen = flowScreen(companyInvoiceMachine, (actor) => <CompanyInvoiceView actor={actor} files={inertPorts.files} />)
