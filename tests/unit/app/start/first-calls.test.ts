/** What the page itself asks for: a change here is a change of what every seller's page sends. */
import { expect, test } from 'vitest'
import { portalOperations } from '../../../../src/api/generated/operations/portal.ts'
import { firstCalls } from '../../../../src/app/start/first-calls.ts'

const newest = (size: number) => [
  'post',
  '/sale/get/all',
  JSON.stringify({ offset: 0, size, sortBy: 'saleDate', sortDirection: 'desc' }),
]

test('SC05 SC07 SC08 SL06 the session’s calls in their order, then the newest rows of home and of the list', () => {
  expect(firstCalls()).toEqual({
    session: [
      ['get', '/user/v2/legal/get'],
      ['get', '/user'],
      ['get', '/account/current/balance'],
    ],
    ofPlaces: { '/': [['get', '/sale/overview'], newest(5)], '/sales': [newest(20)] },
  })
})

test('no command is among them: nobody has pressed anything', () => {
  const { session, ofPlaces } = firstCalls()
  const commands = Object.values(portalOperations).filter((operation) => 'command' in operation && operation.command)
  for (const [method, path] of [...session, ...Object.values(ofPlaces).flat()])
    expect(commands.filter((operation) => operation.method === method && operation.path === path)).toEqual([])
})
