/** Typing a serial number: the dot is inserted automatically, and the cursor stays. */
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normaliseSerial } from '../../../src/domain/serials/serial.ts'
import { SerialInput } from '../../../src/views/kit/serial-input.tsx'
import { typeSerial, type TypedSerial } from '../../../src/views/kit/type-serial.ts'

const Form = ({ initial = '' }: { initial?: string }) => {
  const [value, setValue] = useState(initial)
  return (
    <>
      <SerialInput aria-label="Серийный номер" value={value} onValueChange={setValue} />
      <output>{value}</output>
    </>
  )
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Серийный номер' })
const shown = () => [field().value, screen.getByRole('status').textContent]
const open = async (initial = '') => {
  const user = userEvent.setup()
  render(<Form initial={initial} />)
  await user.click(field())
  return user
}

describe('VL51 a serial number', () => {
  test('has a keypad of digits', async () => {
    await open()
    expect(field().inputMode).toBe('decimal')
  })

  test.each(['10000001', '100.00001', '100,00001', '1000 0001'])('«%s» typed, or pasted, is 100.00001', async (text) => {
    const user = await open()
    await user.keyboard(text)
    expect(shown()).toEqual(['100.00001', '100.00001'])
    field().select()
    await user.paste(text)
    expect(shown()).toEqual(['100.00001', '100.00001'])
  })

  test('of another shape stands as it was typed', async () => {
    const user = await open()
    await user.keyboard('123456789012')
    expect(shown()).toEqual(['123456789012', '123456789012'])
    await user.clear(field())
    await user.keyboard('12.345678')
    expect(shown()).toEqual(['12.345678', '12.345678'])
  })

  test('is corrected in the middle: the cursor stays behind what was typed', async () => {
    const user = await open()
    await user.keyboard('1000001')
    field().setSelectionRange(1, 1)
    await user.keyboard('2')
    expect([...shown(), field().selectionStart]).toEqual(['120.00001', '120.00001', 2])
    field().setSelectionRange(6, 7)
    await user.keyboard('9')
    expect([...shown(), field().selectionStart]).toEqual(['120.00901', '120.00901', 7])
    field().setSelectionRange(6, 6)
    await user.keyboard(',')
    expect([field().value, field().selectionStart]).toEqual(['12000.901', 6])
  })

  test('whose dot is taken away stays without it while it is typed on', async () => {
    const user = await open()
    await user.keyboard('10000001')
    field().setSelectionRange(4, 4)
    await user.keyboard('{Backspace}')
    expect([...shown(), field().selectionStart]).toEqual(['10000001', '10000001', 3])
  })

  test('that a keyboard is still composing is left alone', () => {
    render(<Form />)
    fireEvent.input(field(), { target: { value: '10000001' }, isComposing: true })
    expect(field().value).toBe('10000001')
  })
})

describe('VL51 a serial that is being typed', () => {
  const edit = (before: TypedSerial, text: string, isErasing = false): TypedSerial => {
    const { cursor: _, ...shown } = typeSerial(before, { text, cursor: text.length, isErasing })
    return shown
  }
  const EMPTY: TypedSerial = { text: '', hasOwnDot: false }
  /** Types character by character, at the end. */
  const type = (text: string, from = EMPTY) => Array.from(text).reduce((shown, sign) => edit(shown, shown.text + sign), from)

  test.each([
    ['10000001', '100.00001'],
    ['100.00001', '100.00001'],
    ['100,00001', '100.00001'],
    ['1000000', '1000000'],
    ['100000011', '100000011'],
    ['123456789012', '123456789012'],
    ['123.456789', '123.456789'],
    ['12.345678', '12.345678'],
    ['12345678.9', '12345678.9'],
    ['1 0 0 00001', '100.00001'],
    ['12a', '12a'],
  ])('«%s» shows «%s»', (text, shown) => expect(type(text).text).toBe(shown))

  test('the dot that came by itself goes when the digits are no longer eight, and comes back when they are', () => {
    const eight = type('10000001')
    const seven = edit(eight, '100.0000', true)
    expect([eight, seven]).toEqual([
      { text: '100.00001', hasOwnDot: true },
      { text: '1000000', hasOwnDot: false },
    ])
    expect(type('2', seven).text).toBe('100.00002')
    expect(edit(eight, '1700.00001').text).toBe('170000001')
  })

  test('who takes the dot away, or has typed it, is not contradicted', () => {
    expect(edit(type('10000001'), '10000001', true).text).toBe('10000001')
    expect(edit(type('100.00001'), '100.000012').text).toBe('100.000012')
  })

  test('what is put in at once is read at once', () => {
    for (const text of ['10000001', '1000 0001', '100,00001', ' 100.00001']) expect(edit(EMPTY, text).text).toBe('100.00001')
  })

  test('any number of digits but eight stands as it was typed', () => {
    const digits = fc.stringMatching(/^[0-9]{1,40}$/)
    fc.assert(fc.property(digits, (text) => type(text).text === (text.length === 8 ? normaliseSerial(text) : text)))
  })
})
