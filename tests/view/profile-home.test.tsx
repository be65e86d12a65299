import { ProfileHomeView } from '../../src/views/profile-home/view.tsx'
import { profileHomeFlow } from '../model/profile-home/fixture.ts'
import { testView } from './kit/test-view.tsx'
import { seller } from './kit/people.ts'

testView(profileHomeFlow, (actor) => <ProfileHomeView actor={actor} person={seller} />)
