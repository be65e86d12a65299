import { expect, test } from 'vitest'
import {
  AUDIT_EVENT_WORDS,
  AUDIT_REASON_WORDS,
  auditEventWords,
  auditReasonWords,
} from '../../../../src/domain/desk/audit-words.ts'
import type { AuditEvent, AuditReason } from '../../../../server/kernel/database/sets.ts'

// An event or reason without words, and words of none, do not compile.
const events: Record<AuditEvent, string> = AUDIT_EVENT_WORDS
const reasons: Record<AuditReason, string> = AUDIT_REASON_WORDS
const ofEvents: AuditEvent[] = Object.keys(AUDIT_EVENT_WORDS) as (keyof typeof AUDIT_EVENT_WORDS)[]
const ofReasons: AuditReason[] = Object.keys(AUDIT_REASON_WORDS) as (keyof typeof AUDIT_REASON_WORDS)[]

test('D227 every event and every reason of the audit has words, each its own', () => {
  for (const words of [...Object.values(events), ...Object.values(reasons)]) expect(words).toMatch(/^[А-Яа-яЁё]/)
  expect(new Set(Object.values(events)).size).toBe(Object.keys(events).length)
  expect([ofEvents, ofReasons].map(({ length }) => length)).toEqual([events, reasons].map((all) => Object.keys(all).length))
})

test('D227 what a newer server knows is shown by its name', () => {
  expect([auditEventWords('signedIn'), auditEventWords('somethingNew')]).toEqual(['Вход', 'somethingNew'])
  expect([auditReasonWords('desk'), auditReasonWords('somethingNew')]).toEqual(['решение оператора', 'somethingNew'])
})
