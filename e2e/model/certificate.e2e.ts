import { certificateFlow, OWN } from '../../model/sales/certificate.ts'
import { OWN as OWNED, TOOL } from '../../model/lookup/tool-info.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { leftToClient } from '../support/money.ts'
import { startAsCustomer } from '../support/signed-in.ts'
import { expect } from '../support/test.ts'

const tool = { ...TOOL, sn: OWN.sn, own: { ...OWNED, ...OWN } }

testBrowser({
  flow: certificateFlow,
  input: 'a tool with a warranty',
  open: async (page) => {
    await startAsCustomer(page)
    await page.goto('/tool/610%7C00005')
    await expect(page.locator('[data-flow="certificate"]')).toHaveAttribute('data-state', 'idle')
  },
  operations: { loadSheet: 'getCertificate' },
  others: { ...sessionAnswers, getToolInformation: tool },
  leaves: {},
  // The sheet itself is no answer of JSON: the journey prints it and revokes it.
  excluded: {
    ...leftToClient('loadSheet', 'revokeCertificate'),
    ...Object.fromEntries(
      Object.keys(certificateFlow.calls['revokeCertificate']?.answers ?? {}).map((answer) => [
        `revokeCertificate: ${answer}`,
        'the question stands behind the sheet',
      ]),
    ),
  },
})
