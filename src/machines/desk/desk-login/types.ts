import type { StampedAnswer } from '../../kit/stamp.ts'
import type { ApiResult } from '../../../api/result.ts'
import type { PayloadOf } from '../../../api/types.ts'
import type { Form } from '../../kit/form/form.ts'
import type { Stamp } from '../../kit/stamp.ts'
import type { DeskLoginValues } from './form.ts'

type Signed = PayloadOf<'deskLogin'>
export type SignedAnswer = StampedAnswer<Signed>

export interface DeskLoginContext {
  form: Form<DeskLoginValues>
  /** Whether the server has asked for the second factor of this phone and password. */
  asksCode: boolean
  /** The moment when sign-in opens again, epoch milliseconds; null when it is open (E12). */
  opensAt: number | null
  /** The time of the last answer: the rest of the pause is counted from it. */
  now: number
  /** Where the person was going, as it was stored (E14). */
  goal: string | null
  /** The server's answer until the machine has evaluated it. */
  answer: ApiResult<Signed> | null
}

export interface DeskLoginInput {
  goal: string | null
  now: number
}

export interface DeskCredentials {
  username: string
  password: string
  /** Of the app, or one for recovery; null before the server has asked for it. */
  code: string | null
}

export type DeskLoginEvent =
  | { type: 'form.change'; patch: Partial<DeskLoginValues> }
  | { type: 'form.blur'; field: keyof DeskLoginValues }
  | ({ type: 'submit' } & Stamp)
  /** Back from the code to phone and password, or from the pause to the form. */
  | { type: 'back' }
