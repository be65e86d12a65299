// Written by `npm run generate` from openapi/. Do not edit.
import { text, required, or, nullable, flag, list, orEmpty, record, number, optional, orBeside, oneOf } from '../../reading.ts'
const Passport = record({ departmentCode: or(nullable(text), null), issuedBy: or(nullable(text), null), issuedFrom: or(nullable(text), null), passportSeries: or(nullable(text), null), passportImages: orEmpty(list(text), []) })
const ReceiptAge = record({ saleDays: required(number), purchaseYears: required(number) })
const User = record({ id: required(text), username: or(text, ""), surname: or(text, ""), patronymic: or(nullable(text), null), noPatronymic: or(flag, false), email: or(nullable(text), null), city: or(nullable(text), null), mobile: or(text, ""), birthday: or(nullable(text), null), inn: or(nullable(text), null), innApproved: or(flag, false), approved: or(flag, false), taxLocked: or(flag, false), taxStatus: or(nullable(text), null), roles: orEmpty(list(text), []), status: or(text, "BUYER"), locked: or(flag, false), firstStar: or(flag, false), secondStar: or(flag, false), thirdStar: or(flag, false), isAdmin: or(flag, false), isLegalEntity: or(flag, false), passport: orEmpty(Passport, {}), version: optional(or(number, 0)), lacks: optional(orEmpty(list(text), [])), receiptAge: optional(optional(or(ReceiptAge, undefined))) })
const LegalUser = record({ id: orBeside(text, "mobile"), responsible: or(text, ""), organization_name: or(text, ""), organization_inn: or(text, ""), email: or(nullable(text), null), city: or(nullable(text), null), mobile: or(text, ""), birthday: or(nullable(text), null), locked: or(flag, false), isLegalEntity: or(oneOf(true), true), version: optional(or(number, 0)), receiptAge: optional(optional(or(ReceiptAge, undefined))) })
export const getUser = required(User)
export const getUserStatus = required(text)
export const checkLegal = or(nullable(LegalUser), null)
export const getLegalUser = or(nullable(LegalUser), null)
