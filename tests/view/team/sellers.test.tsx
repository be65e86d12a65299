import { sellersFlow } from '../../../model/team/sellers.ts'
import { SellersList } from '../../../src/views/team/sellers/sellers-list.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(sellersFlow, (actor) => <SellersList actor={actor} leads />)
testControls(sellersFlow, (actor) => <SellersList actor={actor} leads />)
