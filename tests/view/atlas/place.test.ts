import { expect, test } from 'vitest'
import {
  CHANGES,
  changesHref,
  edgeHref,
  findHref,
  flowHref,
  hrefOf,
  readPlace,
  sheetHref,
  stateHref,
  type Picked,
} from '../../../src/atlas/page/base/place.ts'

test.each<[string, ReturnType<typeof readPlace>]>([
  ['', { page: 'map' }],
  ['#/', { page: 'map' }],
  [findHref('номер 100.00001 & «ё»'), { page: 'find', query: 'номер 100.00001 & «ё»' }],
  [flowHref('add-tool'), { page: 'flow', flow: 'add-tool', picked: null }],
  [
    stateHref('login', 'editing'),
    { page: 'flow', flow: 'login', picked: { kind: 'state', id: 'editing', variant: null, played: null } },
  ],
  [
    stateHref('sales', 'shown.idle', '12'),
    { page: 'flow', flow: 'sales', picked: { kind: 'state', id: 'shown.idle', variant: '12', played: null } },
  ],
  [
    stateHref('login', 'editing', '~k3f9.0a2c', '!ab_-'),
    { page: 'flow', flow: 'login', picked: { kind: 'state', id: 'editing', variant: '~k3f9.0a2c', played: '!ab_-' } },
  ],
  [
    edgeHref('login', 'editing form.change 0'),
    { page: 'flow', flow: 'login', picked: { kind: 'edge', id: 'editing form.change 0', event: null } },
  ],
  [CHANGES, { page: 'changes', id: '', flow: '', at: null }],
  [changesHref('1..2'), { page: 'changes', id: '1..2', flow: '', at: null }],
  [changesHref('1..2', 'login', 0), { page: 'changes', id: '1..2', flow: 'login', at: 0 }],
  ['#/?since=1..2&in=login&at=x', { page: 'changes', id: '1..2', flow: 'login', at: null }],
  [sheetHref('login'), { page: 'sheet', scenario: 'login' }],
  ['#/?sheet=', { page: 'sheet', scenario: 'portal' }],
  ['#/login/state', { page: 'flow', flow: 'login', picked: null }],
  ['#/login/other/x', { page: 'flow', flow: 'login', picked: null }],
  [
    '#/login/state/editing/x',
    { page: 'flow', flow: 'login', picked: { kind: 'state', id: 'editing', variant: 'x', played: null } },
  ],
  ['#/%E0%A4%A', { page: 'flow', flow: '%E0%A4%A', picked: null }],
])('%s is a place', (hash, place) => {
  expect(readPlace(hash)).toEqual(place)
})

test.each<Picked | null>([
  null,
  { kind: 'edge', id: 'submitting done signIn 0', event: null },
  { kind: 'edge', id: 'submitting done signIn 0', event: 'signIn: wrong' },
  { kind: 'state', id: 'count.shown', variant: '~k3f9', played: '~0a2c' },
  { kind: 'state', id: 'a/b', variant: null, played: null },
])('what is picked survives its address: %j', (picked) => {
  expect(readPlace(hrefOf('session', picked))).toEqual({ page: 'flow', flow: 'session', picked })
})
