import type { ApiResult } from '../../../api/result.ts'
import type { Form } from '../../kit/form/form.ts'
import type { Stamp } from '../../kit/stamp.ts'
import type { LoginValues } from './form.ts'

/** The two addresses of this flow. */
export type LoginPage = 'login' | 'again'

/** Failed sign-ins in a row by phone digits. */
export type FailsByPhone = Record<string, number>

/** The place a user was going to when sign-in interrupted (E14). */
export interface Goal {
  /** A place of the portal. */
  to: string
  /** Phone digits of the only user it belongs to, after an expired session; null for anybody. */
  mobile: string | null
}

export interface LoginContext {
  form: Form<LoginValues>
  page: LoginPage
  fails: FailsByPhone
  /** The moment when sign-in opens again after the last failure, epoch milliseconds; null when unknown (E12). */
  opensAt: number | null
  /** The time of the machine's last event: the rest of the pause is counted from it. */
  now: number
  goal: Goal | null
  /** The phone of the current or last attempt: a failure clears the field, but not the count. */
  phone: string
  /** The server's answer until the machine has evaluated it. */
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
