import type { TextField } from '../../../machines/sales/add-tool/form.ts'
import { useFields } from '../../kit/use-fields.ts'
import type { PartProps } from './types.ts'

/** The wiring of every text field of the form. */
export const useWired = ({ actor, snapshot }: PartProps) => {
  const { text } = useFields(actor, snapshot)
  return (field: TextField) => ({ ...text(field), autoComplete: 'off' })
}
