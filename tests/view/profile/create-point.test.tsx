import { createPointFlow } from '../../../model/profile/create-point.ts'
import type { CreatePointActor } from '../../../src/views/profile/create-point/types.ts'
import { CreatePointView } from '../../../src/views/profile/create-point/view.tsx'
import { seller } from '../kit/people.ts'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

const standing = { ...seller.standing, status: 'ART_PENDING' }
const view = (actor: CreatePointActor) => <CreatePointView actor={actor} standing={standing} />

testView(createPointFlow, view)
testControls(createPointFlow, view)
