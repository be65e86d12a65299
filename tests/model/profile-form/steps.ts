/** Steps of the profile form's journeys. */
import type { ProfilePatch, TextField } from '../../../src/machines/profile/profile-form/types.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { walk } from '../kit/walk.ts'
import { profileFormFlow } from '../../../model/profile/profile-form.ts'

export type Step = string | { type: string }

export const { inputs } = profileFormFlow
export const { person, company: firm } = inputs
export const go = (input: unknown, steps: readonly Step[]) => walk(profileFormFlow, input, steps)

export const change = (patch: ProfilePatch): Step => ({ type: 'form.change', patch }) as { type: string }
export const leave = (field: TextField): Step => ({ type: 'form.blur', field, ...stamp }) as { type: string }
export const OPEN = 'loadProfile: person'
export const OPEN_FIRM = 'loadProfile: company'
export const EDITING = 'form.files.idle+form.city.idle+form.company.idle'
export const view = { type: 'navigate', params: { to: '/profile/user', replace: true } }
