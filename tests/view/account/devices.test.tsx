import { devicesFlow } from '../../../model/account/devices.ts'
import { DevicesView } from '../../../src/views/account/devices/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(devicesFlow, (actor) => <DevicesView actor={actor} />)
testControls(devicesFlow, (actor) => <DevicesView actor={actor} />)
