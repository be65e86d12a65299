import { profileHomeFlow } from '../../../model/profile/profile-home.ts'
import { ProfileScreen } from '../kit/profile.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(profileHomeFlow, (actor) => <ProfileScreen actor={actor} />)
testControls(profileHomeFlow, (actor) => <ProfileScreen actor={actor} />)
