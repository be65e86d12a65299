/** Where messages to browsers may be posted: known push services, and nothing of our own network. */
import { expect, test } from 'vitest'
import { isAllowed, isPublic, lookupPublic, PrivateAddress } from '../../../../../server/modules/push/endpoints.ts'

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:4010:c05::5f', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
])('%s is public: %s', (address, is) => expect(isPublic(address)).toBe(is))

test('a name that leads into our own network is refused at the connection', async () => {
  const error = await new Promise((resolve) => {
    lookupPublic('localhost', {}, (failure) => resolve(failure))
  })
  expect(error).toBeInstanceOf(PrivateAddress)
})

test('a local service is allowed by its whole origin, and only where it is configured', () => {
  const allowed = (endpoint: string, local: string | null) => isAllowed(endpoint, { hosts: [], local })
  expect(allowed('http://127.0.0.1:4321/send/1', 'http://127.0.0.1:4321')).toBe(true)
  expect(allowed('http://127.0.0.1:4322/send/1', 'http://127.0.0.1:4321')).toBe(false)
  expect(allowed('http://127.0.0.1:4321/send/1', null)).toBe(false)
})
