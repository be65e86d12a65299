import { expect } from '@playwright/test'
import { queueFlow, shown } from '../../model/desk/queue.ts'
import { free, more, queues } from '../../model/desk/rows.ts'
import { lost, ok } from '../../model/kit/flow.ts'
import { stamp } from '../../model/kit/stamp.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { deskAnswers, startAsOperator } from '../support/desk.ts'

testBrowser({
  flow: queueFlow,
  input: 'the screen',
  stillAt: stamp.now,
  open: async (page) => {
    await startAsOperator(page)
    await page.goto('/desk/queue?kind=tool')
    await expect(page.locator('[data-flow="queue"]')).toHaveAttribute('data-state', 'loading')
  },
  operations: {},
  // The counts of all queues are asked beside the rows, and by the header too: they come at once.
  replies: {
    'loadQueue: loaded': { listDeskCases: ok(shown) },
    'loadQueue: empty': { listDeskCases: ok({ cases: [], next: null }) },
    'loadQueue: lost': { listDeskCases: lost },
    'loadMore: loaded': { listDeskCases: ok({ cases: [free, more], next: null }) },
    'loadMore: lost': { listDeskCases: lost },
    'renewQueue: loaded': { listDeskCases: ok(shown) },
    'renewQueue: lost': { listDeskCases: lost },
  },
  others: { ...deskAnswers, listDeskQueues: { queues, chats: { count: 0, oldest: null } } },
  brings: { step: (page, { by }) => page.keyboard.press(by === 1 ? 'KeyJ' : 'KeyK') },
  leaves: {},
})
