import type { ApiResult } from '../../../api/result.ts'
import type { Form } from '../../kit/form/form.ts'
import type { Stamp } from '../../kit/stamp.ts'
import type { LoginValues } from './form.ts'

/** The two addresses of this flow. */
export type LoginPage = 'login' | 'again'

/** Failed sign-ins in a row by phone digits. */
export type FailsByPhone = Record<string, number>

/** Where a person was going when sign-in came in between (E14). */
export interface Goal {
  /** A place of the portal. */
  to: string
  /** Phone digits of the only one whom it concerns, where a session was over; null for whoever comes. */
  mobile: string | null
}

export interface LoginContext {
  form: Form<LoginValues>
  page: LoginPage
  fails: FailsByPhone
  /** When sign-in opens again after the last failure, epoch milliseconds; null where nobody has said (E12). */
  opensAt: number | null
  /** The moment that the machine was told last: what is left of the pause is counted from it. */
  now: number
  goal: Goal | null
  /** The phone that the running or last attempt was made with: the field is emptied by a failure, the count is not. */
  phone: string
  /** The server's answer while the machine decides what follows from it. */
  answer: ApiResult<string> | null
}

export interface LoginInput {
  page: LoginPage
  fails: FailsByPhone
  opensAt: number | null
  now: number
  goal: Goal | null
  /** The phone typed before a reload. */
  username: string
}

export interface Credentials {
  username: string
  password: string
}

export type LoginEvent =
  | { type: 'form.change'; patch: Partial<LoginValues> }
  | { type: 'form.blur'; field: keyof LoginValues }
  | ({ type: 'submit' } & Stamp)
  | { type: 'cancel' }
  | { type: 'password.request' }
  | { type: 'url.changed'; page: LoginPage; now: number }
