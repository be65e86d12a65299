/** Starts and steps shared by the journeys of the tool form. */
import { stamp } from '../../../model/kit/stamp.ts'
import { walk } from '../kit/walk.ts'
import { addToolFlow, typed } from '../../../model/sales/add-tool.ts'

export type Step = string | { type: string }

export const { inputs } = addToolFlow
export const seller = inputs['a seller']
export const customer = inputs['a customer']
export const phone = inputs['a seller with a phone']

export const type = (patch: object): Step => ({ type: 'form.change', patch }) as { type: string }
export const fill: Step[] = ['manual.open', type(typed)]
export const submit: Step = { type: 'submit', ...stamp }
/** Both regions of the form. */
export const goThrough = (input: unknown, steps: readonly Step[]) => walk(addToolFlow, input, steps)
/** Without what is asked about the serial beside everything else: that has journeys of its own. */
export const go = (input: unknown, steps: readonly Step[]) => {
  const end = goThrough(input, steps)
  const leaves = end.state.split('+').filter((leaf) => !leaf.startsWith('form.editing.serial'))
  const calls = end.calls.filter((call) => call !== 'askAvailability' && call !== 'describeTool')
  return { ...end, state: leaves.join('+'), calls }
}
