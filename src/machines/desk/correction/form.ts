/** The form of a correction: which way, how many points. */
import { pointsProblem, signed, typedPoints } from '../../../domain/desk/correction.ts'
import { CORRECTION_REASONS } from '../../../domain/desk/person-deeds.ts'
import { joinedReason } from '../../../domain/desk/reason.ts'
import { createForm, problemsOf, type Check } from '../../kit/form/form.ts'
import type { CorrectionContext, CorrectionValues } from './types.ts'

export const emptyCorrection = createForm<CorrectionValues>({ direction: 'add', points: '' })

export const checkCorrection =
  ({ standing: { free } }: Pick<CorrectionContext, 'standing'>): Check<CorrectionValues> =>
  ({ direction, points }) =>
    problemsOf<CorrectionValues>({ points: pointsProblem(points, direction, free) })

/** Points with their sign; 0 while none are typed. */
export const pointsOf = ({ form: { values } }: Pick<CorrectionContext, 'form'>): number =>
  signed(typedPoints(values.points) ?? 0, values.direction)

/** The reason as the person reads it; empty while there is none. */
export const reasonOf = ({ picked, words }: Pick<CorrectionContext, 'picked' | 'words'>): string =>
  joinedReason(CORRECTION_REASONS, picked, words)
