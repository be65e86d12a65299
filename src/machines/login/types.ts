import type { ApiResult } from '../../api/result.ts'
import type { Form } from '../kit/form.ts'
import type { Stamp } from '../kit/stamp.ts'
import type { LoginValues } from './form.ts'

/** The two addresses of this flow. */
export type LoginPage = 'login' | 'again'

/** Failed sign-ins in a row by phone digits. */
export type FailsByPhone = Record<string, number>

export interface LoginContext {
  form: Form<LoginValues>
  page: LoginPage
  fails: FailsByPhone
  /** The phone that the running or last attempt was made with: the field is emptied by a failure, the count is not. */
  phone: string
  /** The server's answer while the machine decides what follows from it. */
  answer: ApiResult<string> | null
}

export interface LoginInput {
  page: LoginPage
  fails: FailsByPhone
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
  | { type: 'url.changed'; page: LoginPage }
