import { createActor } from 'xstate'
import { counterMachine } from '../../../machines/sales/counter/machine.ts'
import { reserveMachine } from '../../../machines/sales/reserve/machine.ts'
import { CounterView } from '../../../views/sales/counter/view.tsx'
import { flowScreen } from '../flow-screen.tsx'
import { sampleSeller } from '../people.ts'
import { reservedSale, salesAtRest } from '../sales-at-rest.ts'

/** The other flows of the page are inactive here; they have screens of their own. */
const reserve = createActor(reserveMachine, { input: { command: null } }).start()
const latest = salesAtRest([reservedSale])

export const screen = flowScreen(counterMachine, (actor) => (
  <CounterView
    actor={actor}
    latest={latest}
    reserve={reserve}
    standing={sampleSeller.standing}
    score={12_450}
    pointsHref="/balance"
    canRegister
    team={null}
  />
))
