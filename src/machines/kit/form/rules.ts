/** Rules that fields of several forms share; a form adds its own. */
import * as z from 'zod/mini'
import { moscowDay } from '../../../domain/dates/dates.ts'
import { laterDay, parseDay, type Day } from '../../../domain/dates/day.ts'
import { parseSum } from '../../../domain/money/money.ts'
import { REQUIRED } from '../../../domain/texts/required.ts'
import type { Stamp } from '../stamp.ts'

export const required = () => z.minLength(1, REQUIRED)

/** «Not in the future» goes by the later one of Moscow's day and the device's (A55). */
export const lastDay = ({ now, today }: Pick<Stamp, 'now' | 'today'>): Day => laterDay(moscowDay(now), today)

/** A day as dd.MM.yyyy, up to the last one. */
export const dayUpTo = (last: Day) =>
  z.string().check(
    required(),
    z.refine((text) => parseDay(text) !== null, 'Введите дату в формате дд.мм.гггг'),
    z.refine((text) => (parseDay(text) ?? '') <= last, 'Дата не может быть в будущем'),
  )

/** A sum in rubles (A67). @param noSum the message of any other text */
export const sum = (noSum: string) =>
  z.string().check(
    required(),
    z.refine((text) => parseSum(text) !== null, noSum),
    z.refine((text) => parseSum(text) !== 0, 'Сумма должна быть больше нуля'),
  )
