/** The sign-in form and its rules (AU06, VL16, VL17). */
import * as z from 'zod/mini'
import { isPhone } from '../../domain/phone.ts'
import { checkWith } from '../kit/form.ts'

export interface LoginValues {
  /** The phone as the field shows it. */
  username: string
  password: string
  /** Remember on this device. */
  check: boolean
}

export const emptyLogin: LoginValues = { username: '', password: '', check: true }

const required = () => z.minLength(1, 'Обязательное поле')

const schema = z.object({
  username: z.string().check(required(), z.refine(isPhone, 'Введите номер телефона')),
  password: z.string().check(required()),
  check: z.boolean(),
})

export const checkLogin = checkWith<LoginValues>(schema)
