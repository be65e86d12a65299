import type { Seller } from '../../../src/api/types.ts'
import { sellerFlow } from '../../../model/team/seller.ts'
import { sellerName } from '../../../src/domain/people/seller-name.ts'
import { Page } from '../../../src/ui/shell/page.tsx'
import { SellerView, SummaryPart } from '../../../src/views/team/seller/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

/** The page without its other flows: they have tests of their own. */
const known = (seller: Seller) => (
  <Page title={sellerName(seller)}>
    <SummaryPart seller={seller} />
  </Page>
)

testView(sellerFlow, (actor) => <SellerView actor={actor} known={known} />)
testControls(sellerFlow, (actor) => <SellerView actor={actor} known={known} />)
