import { beforeAll, describe, expect, it } from 'vitest'
import { allOperations } from '../../../server/http/contract/document.ts'
import { refusals } from '../../../src/domain/texts/refusals.ts'
import { expectedCodes, PERSONA_OF, personas, prepareRoles } from '../access/roles.ts'
import type { Callers, Persona } from '../access/roles.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()
const names = Object.keys(personas) as Persona[]
let callers: Callers
beforeAll(async () => {
  callers = await prepareRoles(world())
})

/** The HTTP status of every refusal. */
const STATUS_OF = new Map<number, number>(Object.values(refusals).map(({ code, status }) => [code, status]))

describe('RL roles, every operation and every persona', () => {
  it('the table has a row for every operation of the contract, with a code for every persona', () => {
    expect(Object.keys(expectedCodes).toSorted()).toEqual(allOperations.map(({ id }) => id).toSorted())
    expect(Object.values(expectedCodes).filter((row) => row.length !== names.length)).toEqual([])
  })

  it('whoever the contract admits is admitted: every role has somebody here', () => {
    const refused = allOperations.flatMap(({ id, spec }) =>
      spec['x-roles']
        .map((role) => `${id}: ${role} ${expectedCodes[id]?.[names.indexOf(PERSONA_OF[role])]}`)
        .filter((line) => / (121|122)$/.test(line)),
    )
    // Admitted, and refused for what they send: a notice without the bank's signature, a tool for a side that is not the seller's.
    expect(refused).toEqual(['takeBankNotice: anonymous 121', 'addUnknownCompanyTool: seller 121'])
  })

  it.each(Object.keys(expectedCodes))('%s', async (id) => {
    const codes: Partial<Record<Persona, number>> = {}
    const wrongStatuses: unknown[] = []
    for (const name of names) {
      const { status, json } = await callers.call(name, id)
      // A file has no envelope.
      const code = json === null ? 0 : json.code
      codes[name] = code
      if (status !== (STATUS_OF.get(code) ?? 200)) wrongStatuses.push([name, status, code])
    }
    expect(wrongStatuses).toEqual([])
    expect(codes).toEqual(Object.fromEntries(names.map((name, place) => [name, expectedCodes[id]?.[place]])))
  })
})
