// @vitest-environment jsdom
/** Signs that nobody sees come with pasted text: no field takes them into its value. */
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Field } from '../../../../src/ui/fields/field.tsx'
import { PasswordInput } from '../../../../src/ui/fields/password-input.tsx'
import { TextArea } from '../../../../src/ui/fields/text-area.tsx'
import { TextInput } from '../../../../src/ui/fields/text-input.tsx'
import { SerialInput } from '../../../../src/views/kit/serial-input.tsx'

afterEach(cleanup)

const FIELDS = { TextInput, PasswordInput, TextArea, SerialInput } as const
type Kind = keyof typeof FIELDS

const Form = ({ kind }: { kind: Kind }) => {
  const [value, setValue] = useState('')
  const Control = FIELDS[kind]
  return (
    <>
      <Field label="Поле">
        <Control value={value} onValueChange={setValue} />
      </Field>
      <output>{value}</output>
    </>
  )
}

it.each(Object.keys(FIELDS) as Kind[])('VL03 VL51 LT27 %s takes a pasted text without its invisible signs', async (kind) => {
  const user = userEvent.setup()
  render(<Form kind={kind} />)
  const input = screen.getByLabelText<HTMLInputElement>('Поле')
  await user.click(input)
  await user.paste('\u202D10\u200B0.0\u00AD00\u2060001\u200E\uFEFF')
  expect([input.value, screen.getByRole('status').textContent]).toEqual(['100.000001', '100.000001'])
})

it.each([
  [']C121100.00001', '100.00001'],
  ['100ю00001', '100.00001'],
  ['100/00001', '100.00001'],
  ['(21)100.00001', '100.00001'],
  ['ъС121100ю00001', '100.00001'],
  ['21100.00001', '21100.00001'],
])('VL51 D181 a scanner that types «%s» into the field of a serial number leaves «%s»', async (text, shown) => {
  const user = userEvent.setup()
  render(<Form kind="SerialInput" />)
  const input = screen.getByLabelText<HTMLInputElement>('Поле')
  await user.click(input)
  await user.keyboard(text.replaceAll(/[[{]/g, '$&$&'))
  expect(input.value).toBe(shown)
})
