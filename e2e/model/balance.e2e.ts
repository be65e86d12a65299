import { expect } from '@playwright/test'
import { balanceFlow } from '../../model/money/balance.ts'
import { summary } from '../../model/kit/cards.ts'
import { toLogin } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { leftToClient, moneyAnswers, payee } from '../support/money.ts'
import { startAsSeller } from '../support/signed-in.ts'

/** What the screen asks by itself, after every answer too. */
const CARDS = balanceFlow.modelEvents.find(({ label }) => label.includes('"card-2"'))!.label
const OWN = [CARDS, 'loadSummary: whole', 'renewAfterPayout: same', 'renewAfterRefusal: same']

const { 'withdraw: unauthorised': _, ...led } = leftToClient('withdraw')
const answersOf = (call: string) => Object.keys(balanceFlow.calls[call]!.answers).map((answer) => `${call}: ${answer}`)
const others = ['loadSummary', 'loadScore', 'renewAfterPayout', 'renewAfterRefusal']
  .flatMap(answersOf)
  .filter((label) => !OWN.includes(label))

testBrowser({
  flow: balanceFlow,
  input: 'a payout',
  open: async (page) => {
    await startAsSeller(page)
    await page.goto('/balance')
    await expect(page.getByRole('radio', { name: '2200 **** **** 4242' })).toBeEnabled()
  },
  operations: {
    withdraw: 'cashOut',
    loadSummary: 'getPointsSummary',
    renewAfterPayout: 'getUser',
    renewAfterRefusal: 'getUser',
  },
  others: moneyAnswers,
  atOnce: { answers: { getUser: payee, getPointsSummary: summary }, when: () => true },
  passes: OWN,
  passing: ['done', 'refused'].map((end) => `purse.shown+withdrawal.${end}.asking`),
  leaves: { 'withdraw: unauthorised': toLogin },
  canBeDone: ({ by, source }) => by.label === 'loadSummary: whole' || source.startsWith('purse.shown'),
  excluded: { ...led, ...Object.fromEntries(others.map((label) => [label, 'no control of the withdrawal waits for it: jsdom'])) },
})
