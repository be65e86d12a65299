import { companyInvoiceFlow } from '../../../model/companies/company-invoice.ts'
import type { CompanyInvoiceActor } from '../../../src/views/companies/company-invoice/types.ts'
import { CompanyInvoiceView } from '../../../src/views/companies/company-invoice/view.tsx'
import { ports } from '../kit/ports.ts'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

const view = (actor: CompanyInvoiceActor) => <CompanyInvoiceView actor={actor} files={ports.files} />

testView(companyInvoiceFlow, view)
testControls(companyInvoiceFlow, view)
