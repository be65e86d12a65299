import { receiptMachine } from '../../../machines/papers/receipt/machine.ts'
import { ReceiptView } from '../../../views/papers/receipt/view.tsx'
import { flowScreen } from '../flow-screen.tsx'
import { noPictures, paperReader } from '../papers-at-rest.ts'

export const screen = flowScreen(receiptMachine, (actor) => (
  <ReceiptView actor={actor} reader={paperReader} images={noPictures} />
))
