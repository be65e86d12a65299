import { invoiceMachine } from '../../../machines/papers/invoice/machine.ts'
import { InvoiceView } from '../../../views/papers/invoice/view.tsx'
import { flowScreen } from '../flow-screen.tsx'
import { noPictures, paperReader } from '../papers-at-rest.ts'

export const screen = flowScreen(invoiceMachine, (actor) => (
  <InvoiceView actor={actor} reader={paperReader} images={noPictures} />
))
