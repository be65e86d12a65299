// Written by `npm run generate` from openapi/. Do not edit.
import { text, required, record, nullable, or, instant, list, number } from '../../reading.ts'
const Invitation = record({ name: required(text), mobileTail: required(text), secret: or(nullable(text), null), uri: or(nullable(text), null), ends: required(instant) })
const Accepted = record({ recoveryCodes: or(nullable(list(text)), null) })
const DeskMe = record({ id: required(text), name: required(text), mobile: required(text), recoveryLeft: or(nullable(number), null) })
const AuditPerson = record({ id: or(nullable(text), null), name: required(text) })
const AuditEntry = record({ id: required(text), at: required(instant), event: required(text), actor: or(nullable(AuditPerson), null), subject: or(nullable(AuditPerson), null), object: or(nullable(text), null), reason: or(text, ""), note: or(nullable(text), null) })
export const deskLogin = required(record({ token: required(text) }))
export const openInvitation = required(Invitation)
export const acceptInvitation = required(Accepted)
export const getDeskMe = required(DeskMe)
export const listAudit = required(record({ entries: required(list(AuditEntry)), next: or(nullable(text), null) }))
