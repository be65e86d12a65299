import { useState } from 'react'
import { createActor } from 'xstate'
import { counterFlow } from '../../../model/sales/counter.ts'
import { sampleSeller } from '../../../src/atlas/screen/people.ts'
import { salesAtRest } from '../../../src/atlas/screen/sales-at-rest.ts'
import { reserveMachine } from '../../../src/machines/sales/reserve/machine.ts'
import { CounterView, type CounterProps } from '../../../src/views/sales/counter/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

const latest = salesAtRest([])

/** A press on a row moves the flow of reserves: each screen has one of its own. */
const Counter = ({ actor }: Pick<CounterProps, 'actor'>) => {
  const [reserve] = useState(() => createActor(reserveMachine, { input: { command: null } }).start())
  return (
    <CounterView
      actor={actor}
      latest={latest}
      reserve={reserve}
      standing={sampleSeller.standing}
      score={12_450}
      pointsHref="/balance"
      team={null}
      canRegister
    />
  )
}

testView(counterFlow, (actor) => <Counter actor={actor} />)
testControls(counterFlow, (actor) => <Counter actor={actor} />)
