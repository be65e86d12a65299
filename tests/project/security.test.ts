/** docs/security.md and docs/operations.md follow what the code declares, and the sources keep what they say. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { callers } from '../../tools/security/calls.ts'
import { algorithms } from '../../tools/security/cryptography.ts'
import { LINE_NAMES } from '../../server/start/plain-lines.ts'
import { SECURITY, securityText } from '../../tools/security/document.ts'
import { configuredVariables, documentedVariables, read, sourcesOf } from '../../tools/security/sources.ts'

test('docs/security.md is what the declarations say now', () => {
  expect(readFileSync(SECURITY, 'utf8') === securityText(), 'run «npm run generate»').toBe(true)
})

test('every variable of the configuration stands in the settings of docs/operations.md', () => {
  const configured = configuredVariables()
  expect(configured.length).toBeGreaterThan(40)
  expect(configured.filter((name) => !documentedVariables().includes(name))).toEqual([])
})

test('every address of another machine is asked whether its line is plain', () => {
  const addresses = configuredVariables().filter((name) => name.endsWith('_URL'))
  expect(addresses.length).toBeGreaterThan(3)
  // PUBLIC addresses are the portal's own: it is not called there.
  expect(addresses.filter((name) => !(LINE_NAMES as readonly string[]).includes(name) && !name.startsWith('PUBLIC_'))).toEqual([])
})

test('a call of the server follows no redirect', () => {
  const found = callers()
  expect(found.length).toBeGreaterThan(3)
  // node:https follows none by itself; fetch does unless it is told.
  const fetches = (path: string): number => [...read(path).matchAll(/\bfetch\(/g)].length
  const refusals = (path: string): number => [...read(path).matchAll(/\bredirect: 'error'/g)].length
  expect(found.filter((path) => fetches(path) !== refusals(path))).toEqual([])
})

test('hashes, keys and ciphers are of approved algorithms', () => {
  const found = algorithms()
  expect(found).toContain('sha256')
  const approved = new Set(['aes-256-gcm', 'prime256v1', 'sha256'])
  expect(found.filter((name) => !approved.has(name))).toEqual([])
})

/** The files of a folder that match. */
const having = (folder: string, what: RegExp): string[] => sourcesOf(folder).filter((path) => what.test(read(path)))

test('no page is drawn from a text of HTML, and no text becomes code', () => {
  const HTML = /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(/
  expect([...having('src', HTML), ...having('server', HTML)]).toEqual([])
})

test('the server starts no other program', () => {
  expect(having('server', /node:child_process/)).toEqual([])
})
