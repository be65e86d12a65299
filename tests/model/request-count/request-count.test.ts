import { expect, test } from 'vitest'
import { requestCountFlow } from '../../../model/team/request-count.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(requestCountFlow)

const start = requestCountFlow.inputs['a page of the administrator']

test.each([
  ['two', 2],
  ['none', 0],
  ['refused', null],
  ['lost', null],
  ['crash', null],
])('AD03 «%s»: the link stands, with the number where it is known', (answer, count) =>
  expect(walk(requestCountFlow, start, [`countRequests: ${answer}`])).toMatchObject({ state: 'shown', context: { count } }),
)
