/** Rules for openapi/ beyond general linters. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CALLS } from '../../server/http/contract/limits.ts'
import { OK, refusals } from '../../src/domain/texts/refusals.ts'

interface Operation {
  operationId?: string
  'x-roles'?: string[]
  'x-ownership'?: string
  'x-limit'?: string
  tags?: string[]
  security?: object[]
  parameters?: { $ref?: string; name?: string; in?: string }[]
  responses: Record<string, { $ref?: string }>
}
interface Contract {
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, { enum?: unknown[]; 'x-enum-varnames'?: string[] }>
    parameters: Record<string, { name: string }>
    responses: Record<string, { content: { 'application/json': { examples?: Record<string, { value: unknown }> } } }>
  }
}

const root = join(import.meta.dirname, '..', '..')
const contract = JSON.parse(readFileSync(join(root, 'openapi/generated/openapi.json'), 'utf8')) as Contract
const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, method, path, operation })),
)
const codes = contract.components.schemas['ResultCode']
const ROLES = ['anonymous', 'individual', 'seller', 'admin', 'legal', 'operator']

/** Commands: operations that change data, so a repeat must be the same command. */
const COMMANDS = [
  'confirmSellerPurchase',
  'confirmBuyerPurchase',
  'addUnknownTool',
  'reserveTool',
  'releaseReserve',
  'deleteFile',
  'requestRegistrationCode',
  'requestPassword',
  'createUser',
  'createLegalUser',
  'requestDeletion',
  'confirmDeletion',
  'saveProfile',
  'saveLegalProfile',
  'joinPoint',
  'createPoint',
  'cancelPointApplication',
  'leavePoint',
  'approveSeller',
  'rejectSeller',
  'handOverPoint',
  'excludeSeller',
  'confirmCompanySale',
  'confirmCompanyPurchase',
  'addUnknownCompanyTool',
  'decideSale',
  'endSession',
  'endOtherSessions',
  'revokeCertificate',
  'takeDeskChat',
  'handOverDeskChat',
  'answerDeskChat',
  'closeDeskChat',
  'reopenDeskChat',
  'readDeskChat',
  'revealDeskPerson',
  'lockDeskPerson',
  'unlockDeskPerson',
  'taxLockDeskPerson',
  'endDeskPersonSessions',
  'correctDeskPersonPoints',
  'takeDeskCase',
  'releaseDeskCase',
  'handOverDeskCase',
  'decideDeskCase',
  'cancelDeskDecision',
  'issueHandover',
  'revokeHandover',
  'registerHandover',
]

describe('the result codes', () => {
  test('are success and the error catalogue, no more and no less', () => {
    const catalogue = [OK, ...Object.values(refusals).map(({ code }) => code)]
    expect(new Set(codes?.enum)).toEqual(new Set<unknown>(catalogue))
    expect(new Set(catalogue).size).toBe(catalogue.length)
  })

  test('bear the names of the catalogue', () => {
    const named = Object.fromEntries((codes?.enum ?? []).map((code, at) => [codes?.['x-enum-varnames']?.[at] ?? '', code]))
    expect(named).toEqual({ ok: OK, ...Object.fromEntries(Object.entries(refusals).map(([name, { code }]) => [name, code])) })
  })

  test('come with a 4xx status, faults of the server with one of their own, and with a Russian text', () => {
    const faults: Record<string, number> = { internal: 500, databaseAway: 503, unanswered: 504 }
    for (const [name, { status, text }] of Object.entries(refusals)) {
      expect(faults[name] ?? Math.trunc(status / 100), name).toBe(name in faults ? status : 4)
      expect(text, name).toMatch(/^[А-ЯЁ]/)
    }
  })

  test('of faults stand in the answer that every operation shares, with the texts of the catalogue', () => {
    const examples = Object.entries(contract.components.responses['Internal']?.content['application/json'].examples ?? {})
    const faults = Object.entries(refusals).filter(([, { status }]) => status >= 500)
    expect(examples.map(([name, { value }]) => [name, value])).toEqual(
      faults.map(([name, { code, text }]) => [name, { code, message: text, payload: null }]),
    )
    for (const { operation } of operations) expect(operation.responses['default']?.$ref).toBe('#/components/responses/Internal')
  })
})

test('calls that anybody may make of slow work are limited by address, and say how that is answered', () => {
  const limited = operations.filter(({ operation }) => operation['x-limit'] !== undefined)
  for (const { call, operation } of limited) expect(Object.keys(operation.responses), call).toContain('429')
  expect(Object.fromEntries(limited.map(({ operation }) => [operation.operationId, operation['x-limit']]))).toEqual({
    login: 'login',
    getCaptcha: 'captcha',
    requestRegistrationCode: 'codes',
    requestPassword: 'codes',
    createUser: 'codes',
    createLegalUser: 'codes',
    requestDeletion: 'codes',
    confirmDeletion: 'codes',
    takeBankNotice: 'bankNotice',
    movePushSubscription: 'push',
    openHandover: 'handover',
    checkWarranty: 'warranty',
    deskLogin: 'login',
    openInvitation: 'invitation',
    acceptInvitation: 'invitation',
    reportProblem: 'report',
    eraseProblem: 'report',
  })
  // An unknown name would be limited by the plugin's own figure.
  for (const { call, operation } of limited) expect(Object.keys(CALLS), call).toContain(operation['x-limit'])
})

describe.each(operations)('$call', ({ operation, path }) => {
  test('says who it is, who may call it and whose things it shows', () => {
    expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/)
    expect(operation.tags).toHaveLength(1)
    expect(operation['x-roles']?.length).toBeGreaterThan(0)
    for (const role of operation['x-roles'] ?? []) expect(ROLES).toContain(role)
    const isPublic = operation.security?.length === 0
    expect(operation['x-roles']?.includes('anonymous')).toBe(isPublic)
  })

  test('has its refusals: 401 unless it is public, 400 for a body or an id, and any other', () => {
    const isPublic = operation.security?.length === 0
    const takesInput = path.includes('{') || 'requestBody' in operation
    const expected = ['200', 'default', ...(isPublic ? [] : ['401']), ...(takesInput ? ['400'] : [])]
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(expected))
  })
})

test.each(COMMANDS)('B10: the command %s takes an idempotency key', (name) => {
  const command = operations.find(({ operation }) => operation.operationId === name)
  expect(JSON.stringify(command?.operation.parameters)).toContain('IdempotencyKey')
})

test('D135 whoever sends a command may be told to come again: so many of one person are worked on at once', () => {
  const commands = operations.filter(
    ({ operation }) => JSON.stringify(operation.parameters ?? []).includes('IdempotencyKey') && operation.security?.length !== 0,
  )
  expect(commands.length).toBeGreaterThan(20)
  for (const { call, operation } of commands) expect(Object.keys(operation.responses), call).toContain('429')
})

test('no two operations share a name', () => {
  const names = operations.map(({ operation }) => operation.operationId)
  expect(new Set(names).size).toBe(names.length)
})

test('the linter of the contract has nothing to say', () => {
  const bin = join(root, 'node_modules/.bin/redocly')
  expect(existsSync(bin)).toBe(true)
  const { status, stdout, stderr } = spawnSync(bin, ['lint', 'openapi/openapi.yaml'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  expect(status, `${stdout}${stderr}`).toBe(0)
}, 60_000)
