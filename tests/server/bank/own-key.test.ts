/** The sandbox bank beside a key of a contract: who signs and who checks have one source. */
import { expect, it } from 'vitest'
import { keyOf } from '../../../server/kernel/secrets/keys.ts'
import { bindCard } from '../cards/support.ts'
import { newPayee } from '../payouts/support.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp({ bankKeys: { current: keyOf('a key of the contract, 32 letters'), former: null } })

it('A68 with BANK_NOTICE_KEY the sandbox signs with it: its notices are taken', async () => {
  const { token } = await newPayee(world(), 0)
  expect(await bindCard(world(), token)).not.toBe('')
})
