import { describe, expect, test } from 'vitest'
import { PAGE_SIZE } from '../../../src/domain/limits.ts'
import { firstRequest } from '../../../src/machines/fragments/list/requests.ts'
import { testList } from '../kit/list.journeys.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'
import { userToolsFlowOf } from '../../../model/user-tools.ts'

const userToolsFlow = await userToolsFlowOf(PAGE_SIZE)

testMachine(userToolsFlow)

const list = userToolsFlow.inputs['the list of tools']

testList(userToolsFlow, list)

describe('user tools: journeys', () => {
  test('TL05 FM17 the first request has no sort', () => {
    expect(firstRequest(walk(userToolsFlow, list, []).context)).toEqual({ offset: 0, size: 20 })
  })

  test('TL11 rows are shown from saleHistory and from a bare array', () => {
    expect(walk(userToolsFlow, list, ['loadFirst: all three']).context.rows).toHaveLength(3)
    const bare = walk(userToolsFlow, list, ['loadFirst: a bare array'])
    expect(bare.state).toBe('shown.idle')
    expect(bare.context.rows.map(({ saleStatus }) => saleStatus)).toEqual(['FINISH', 'FAIL'])
  })

  test('FM16 the first click on a header sorts asc', () => {
    const end = walk(userToolsFlow, list, ['loadFirst: all three', 'sort.change {"by":"model"}'])
    expect(end.state).toBe('loading')
    expect(firstRequest(end.context)).toMatchObject({ offset: 0, sortBy: 'model', sortDirection: 'asc' })
  })
})
