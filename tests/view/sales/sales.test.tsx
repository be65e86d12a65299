import { createActor } from 'xstate'
import { reserveMachine } from '../../../src/machines/sales/reserve/machine.ts'
import { SalesView } from '../../../src/views/sales/sales/view.tsx'
import { salesFlow } from '../../../model/sales/sales.ts'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

const reserve = createActor(reserveMachine, { input: { command: null } }).start()

testView(salesFlow, (actor) => <SalesView actor={actor} reserve={reserve} canRegister />)
testControls(salesFlow, (actor) => <SalesView actor={actor} reserve={reserve} canRegister />)
