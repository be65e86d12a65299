import { ProfileFormView } from '../../../src/views/profile/profile-form/view.tsx'
import { profileFormFlow } from '../../../model/profile/profile-form.ts'
import { ports } from '../kit/ports.ts'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(profileFormFlow, (actor) => <ProfileFormView actor={actor} mode="seller" files={ports.files} />)
testControls(profileFormFlow, (actor) => <ProfileFormView actor={actor} mode="seller" files={ports.files} />)
