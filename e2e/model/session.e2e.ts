import { expect } from '@playwright/test'
import { sessionFlow } from '../../model/account/session.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { startAsSeller } from '../support/signed-in.ts'

/** 401 and 502 reach the session not by its own answers: the client reports them. Journeys cover them. */
const toldByTheClient = Object.fromEntries(
  Object.keys(sessionFlow.calls).flatMap((call) =>
    ['unauthorised', 'gateway down'].map((answer) => [`${call}: ${answer}`, 'the client tells the session itself']),
  ),
)

testBrowser({
  flow: sessionFlow,
  input: 'a stored token',
  open: async (page) => {
    await startAsSeller(page)
    await page.goto('/nowhere')
    await expect(page.locator('[data-flow="session"]')).toHaveAttribute('data-state', 'starting.checkingLegal')
    // The screen takes the focus on mount, which closes an open menu.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  },
  operations: {
    checkLegal: 'checkLegal',
    recheckLegal: 'checkLegal',
    loadUser: 'getUser',
    reloadUser: 'getUser',
    loadLegalUser: 'getLegalUser',
    reloadLegalUser: 'getLegalUser',
    loadScore: 'getBalance',
    refreshScore: 'getBalance',
    askStatus: 'getUserStatus',
    renewUser: 'getUser',
    revoke: 'logout',
  },
  others: sessionAnswers,
  leaves: {},
  canBeDone: ({ by, source }) => {
    // Two parallel timers: advancing the clock fires both.
    if (by.event.type.startsWith('xstate.after.') && source === 'ready.score.idle+ready.status.pending') return false
    // Points and status are independent: jsdom walks their pairs, this level walks each of them while the other is idle.
    return !source.includes('score.refreshing') || source.includes('status.settled')
  },
  excluded: {
    ...toldByTheClient,
    'signOut {"to":"/login"}': 'the side menu of a phone: a journey of its own',
  },
})
