import { person } from '../../../model/kit/people.ts'
import { sellerActionFlow } from '../../../model/team/seller-action.ts'
import type { SellerActionActor } from '../../../src/views/team/seller-action/types.ts'
import { WithSellerAction } from '../../../src/views/team/seller-action/with-seller-action.tsx'
import { SellerActions } from '../../../src/views/team/seller/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

/** The seller's page without its list of sales. */
const view = (actor: SellerActionActor) => (
  <WithSellerAction actor={actor}>
    <SellerActions actor={actor} seller={person(0)} />
  </WithSellerAction>
)

testView(sellerActionFlow, view)
testControls(sellerActionFlow, view)
