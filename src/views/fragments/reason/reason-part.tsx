/** The reason of an operator's command: a sentence of the list, own words, or both. */
import { reasonProblem } from '../../../domain/desk/reason.ts'
import type { ReasonContext, ReasonEvent } from '../../../machines/fragments/reason/types.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import styles from './reason-part.module.css'

const OWN = 'own'

interface Props {
  send: (event: ReasonEvent) => void
  context: ReasonContext
  /** The list that is chosen from. */
  reasons: readonly string[]
  /** The reason as it will be read. */
  reason: string
  isReadOnly: boolean
  hint: string
}

export const ReasonPart = ({ send, context: { picked, words, isReasonShown }, reasons, reason, isReadOnly, hint }: Props) => (
  <div className={styles.reason}>
    <RadioGroup
      label="Причина"
      options={[...reasons.map((label, at) => ({ value: String(at), label })), { value: OWN, label: 'Своими словами' }]}
      value={picked === null ? OWN : String(picked)}
      disabled={isReadOnly}
      onValueChange={(value) => send({ type: 'reason.pick', at: value === OWN ? null : Number(value) })}
    />
    <Field
      label={picked === null ? 'Причина своими словами' : 'Добавить от себя'}
      hint={hint}
      error={isReasonShown ? (reasonProblem(reason) ?? undefined) : undefined}
    >
      <TextArea value={words} readOnly={isReadOnly} onValueChange={(text) => send({ type: 'reason.change', words: text })} />
    </Field>
  </div>
)
