/** Starts and steps shared by the journeys of the tool form. */
import { stamp } from '../../../model/kit/stamp.ts'
import { walk } from '../kit/walk.ts'
import { addToolFlow, typed } from '../../../model/add-tool.ts'

export type Step = string | { type: string }

export const { inputs } = addToolFlow
export const seller = inputs['a seller']
export const customer = inputs['a customer']
export const phone = inputs['a seller with a phone']

export const type = (patch: object): Step => ({ type: 'form.change', patch }) as { type: string }
export const fill: Step[] = ['manual.open', type(typed)]
export const submit: Step = { type: 'submit', ...stamp }
export const go = (input: unknown, steps: readonly Step[]) => walk(addToolFlow, input, steps)
