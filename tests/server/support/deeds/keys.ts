import { keyOf } from '../../../../server/kernel/secrets/keys.ts'
import type { KeyPair } from '../../../../server/kernel/secrets/keys.ts'
import { KEY_NAMES } from '../../../../server/start/keys.ts'
import type { KeyName, Keys } from '../../../../server/start/keys.ts'

const byName = <Value>(valueOf: (name: KeyName) => Value): Record<KeyName, Value> =>
  Object.fromEntries(KEY_NAMES.map((name) => [name, valueOf(name)])) as Record<KeyName, Value>

/**
 * The keys of the tests as the environment names them: what the template of the databases was written under, and the stored releases, so
 * that they never change.
 */
export const TEST_KEYS: Record<KeyName, string> = byName((name) => `the-${name}-of-the-tests-of-no-server-at-all`)

const pairOf = (name: KeyName): KeyPair => ({ current: keyOf(TEST_KEYS[name]), former: null })

/** The same for a server of this process. A copy for each, because a test may replace one. */
export const testPairs = (): Keys => byName(pairOf)
