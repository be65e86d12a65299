import { AddToolView } from '../../src/views/add-tool/view.tsx'
import { addToolFlow } from '../model/add-tool/fixture.ts'
import { testView } from './kit/test-view.tsx'

testView(addToolFlow, (actor) => <AddToolView actor={actor} />)
