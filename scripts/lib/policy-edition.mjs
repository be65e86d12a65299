// The edition of the policy that the consent banner asks about: a stored answer to an older one leaves the banner on the screen.
import { readFileSync } from 'node:fs'

const TEXTS = new URL('../../src/domain/texts/legal-texts.ts', import.meta.url)

const found = /privacyPolicy: \{ edition: '(\d+)'/.exec(readFileSync(TEXTS, 'utf8'))
if (!found) throw new Error('src/domain/texts/legal-texts.ts names no edition of the privacy policy')

/** What the browser stores as a given consent. */
export const POLICY_EDITION = found[1]
