// A seller's phone: a demo account, signed in, on a small screen, that has answered the consent banner.
import { POLICY_EDITION } from '../../scripts/lib/policy-edition.mjs'

export const VIEWPORT = { width: 360, height: 740 }
const PASSWORD = '111111'

/** Demo accounts: one with 45 sales, and one without any. */
export const WITH_SALES = '79000000001'
export const WITHOUT_SALES = '79000000002'

/** @returns a token of the demo account */
export const tokenOf = async (url, username) => {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  })
  return (await answer.json()).payload
}

/** @returns a page of an empty browser on which the seller is signed in */
export const openPhone = async (browser, token, options = {}) => {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    locale: 'ru-RU',
    hasTouch: true,
    serviceWorkers: 'block',
    ...options,
  })
  const page = await context.newPage()
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    },
    { token, mode: 'seller', consent: POLICY_EDITION },
  )
  return { context, page }
}
