import { invoiceFlow } from '../../../model/papers/invoice.ts'
import { SELLER } from '../../../model/papers/papers.ts'
import { InvoiceView } from '../../../src/views/papers/invoice/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

const images = { pictures: {}, onRetry: () => {} }

testView(invoiceFlow, (actor) => <InvoiceView actor={actor} reader={SELLER} images={images} />)
testControls(invoiceFlow, (actor) => <InvoiceView actor={actor} reader={SELLER} images={images} />)
