import { ProfileHomeView } from '../../src/views/profile-home/view.tsx'
import { profileHomeFlow } from '../model/profile-home/fixture.ts'
import { testControls } from './kit/test-controls.tsx'
import { testView } from './kit/test-view.tsx'
import { seller } from './kit/people.ts'

testView(profileHomeFlow, (actor) => <ProfileHomeView actor={actor} person={seller} />)
testControls(profileHomeFlow, (actor) => <ProfileHomeView actor={actor} person={seller} />)
