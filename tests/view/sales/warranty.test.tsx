import { warrantyFlow } from '../../../model/sales/warranty.ts'
import { WarrantyView } from '../../../src/views/sales/warranty/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(warrantyFlow, (actor) => <WarrantyView actor={actor} />)
testControls(warrantyFlow, (actor) => <WarrantyView actor={actor} />)
