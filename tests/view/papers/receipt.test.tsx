import { receiptFlow } from '../../../model/papers/receipt.ts'
import { SELLER } from '../../../model/papers/papers.ts'
import { ReceiptView } from '../../../src/views/papers/receipt/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

const images = { pictures: {}, onRetry: () => {} }

testView(receiptFlow, (actor) => <ReceiptView actor={actor} reader={SELLER} images={images} />)
testControls(receiptFlow, (actor) => <ReceiptView actor={actor} reader={SELLER} images={images} />)
