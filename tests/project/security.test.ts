/** docs/security.md and docs/operations.md follow what the code declares. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { callers } from '../../tools/security/calls.ts'
import { SECURITY, securityText } from '../../tools/security/document.ts'
import { configuredVariables, documentedVariables, read } from '../../tools/security/sources.ts'

test('docs/security.md is what the declarations say now', () => {
  expect(readFileSync(SECURITY, 'utf8') === securityText(), 'run «npm run generate»').toBe(true)
})

test('every variable of the configuration stands in the settings of docs/operations.md', () => {
  const configured = configuredVariables()
  expect(configured.length).toBeGreaterThan(40)
  expect(configured.filter((name) => !documentedVariables().includes(name))).toEqual([])
})

test('a call of the server follows no redirect', () => {
  const found = callers()
  expect(found.length).toBeGreaterThan(3)
  // node:https follows none by itself; fetch does unless it is told.
  const fetches = (path: string): number => [...read(path).matchAll(/\bfetch\(/g)].length
  const refusals = (path: string): number => [...read(path).matchAll(/\bredirect: 'error'/g)].length
  expect(found.filter((path) => fetches(path) !== refusals(path))).toEqual([])
})
