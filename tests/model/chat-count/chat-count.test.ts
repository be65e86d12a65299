import { expect, test } from 'vitest'
import { chatCountFlow } from '../../../model/site/chat-count.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(chatCountFlow)

const start = chatCountFlow.inputs['the questions and answers']

test.each([
  ['two', 2],
  ['none', 0],
  ['refused', null],
  ['lost', null],
  ['crash', null],
])('API56 «%s»: the link stands, with the number where there is one', (answer, count) =>
  expect(walk(chatCountFlow, start, [`countAnswers: ${answer}`])).toMatchObject({ state: 'shown', context: { count } }),
)
