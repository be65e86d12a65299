// @vitest-environment jsdom
/** A text with more digits than a masked field has room for: refused in words, and what stood there stays. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { DateRangeField } from '../../../../src/ui/calendar/date-range-field.tsx'
import { Field } from '../../../../src/ui/fields/field.tsx'
import { MaskedInput } from '../../../../src/ui/fields/masked-input.tsx'
import * as masks from '../../../../src/ui/fields/digit-masks.ts'
import { PHONE_MASK, type Mask } from '../../../../src/ui/fields/masks.ts'

afterEach(cleanup)

const { DATE_MASK, CARD_MASK, EXPIRY_MASK, CARD_CODE_MASK, DEPARTMENT_MASK, PASSPORT_MASK, SMS_CODE_MASK } = masks

const Form = ({ mask, initial, error }: { mask: Mask; initial: string; error?: string }) => {
  const [value, setValue] = useState(initial)
  return (
    <>
      <Field label="Поле" error={error}>
        <MaskedInput mask={mask} value={value} onValueChange={setValue} />
      </Field>
      <output>{value}</output>
      <button type="button" onClick={() => setValue('+7 (911) 000-00-00')}>
        Другой
      </button>
    </>
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>('Поле')
const kept = () => screen.getByRole('status').textContent
/** What is read aloud with the field. */
const said = () =>
  (input().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('')

const arrive = async () => {
  await import('../../../../src/ui/fields/mask-engine.ts')
  await act(async () => new Promise((done) => setTimeout(done)))
}
const open = async (mask: Mask, initial = '', error?: string) => {
  const user = userEvent.setup()
  render(<Form mask={mask} initial={initial} {...(error !== undefined && { error })} />)
  await user.click(input())
  await arrive()
  return user
}
/** What a password manager does: the value is set, and an event without a type tells of it. */
const fillIn = (text: string) => fireEvent.input(input(), { target: { value: text } })

const CASES: readonly [mask: Mask, stands: string, refused: readonly string[], words: string][] = [
  [
    PHONE_MASK,
    '+7 (900) 123-45-67',
    ['+375 29 123-45-67', '+7+79001234567', '0079001234567', '+49 30 123456', '8 900 123-45-67 доб. 5'],
    'нужен российский номер, +7 и ещё 10 цифр',
  ],
  [
    DATE_MASK,
    '05.11.2026',
    ['01.02.2026 - 03.04.2026', '20.11.20261', '120.11.2026', '201120261', '№ 15 от 5.11.2026'],
    'нужна одна дата, дд.мм.гггг',
  ],
  [
    CARD_MASK,
    '2200 1234 5678 9012',
    ['2200 1234 5678 9012 12/26', '22001234567890123', '6200 1234 5678 9012 345', '2200123456789012 123', '1'.repeat(32)],
    'в номере карты 16 цифр',
  ],
  [EXPIRY_MASK, '12/26', ['12/1999', '31.12.2026', '12/26 123', '127/26', '12/026'], 'нужны месяц и год, например 12/29'],
  [CARD_CODE_MASK, '123', ['1234', '12/26 123', '123 4', '0123', '123123'], 'в коде 3 цифры'],
  [
    DEPARTMENT_MASK,
    '770-001',
    ['770-0011', '7700012', '770-001 770-002', '770-001, 2', '0770-001'],
    'в коде подразделения 6 цифр',
  ],
  [
    PASSPORT_MASK,
    '4510 123456',
    ['45101234567', '4510 123456, 770-001', '4510 123456 7', '04510 123456', '4510 123456 от 01.02.2010'],
    'в серии и номере паспорта 10 цифр',
  ],
  [SMS_CODE_MASK, '123456', ['1234567', '123456, 10 минут', '123456 654321', '0123456', '12 34 56 78'], 'в коде 6 цифр'],
]
const each = CASES.flatMap(([mask, stands, texts, words]) => texts.map((text) => [mask.kind, text, mask, stands, words] as const))

describe('a text with too many digits', () => {
  it.each(each)(
    'D180 VL12 VL57 in the field of a %s «%s» is refused in words, and what stood there stays',
    async (_, text, mask, stands, words) => {
      const user = await open(mask, stands)
      input().select()
      await user.paste(text)
      expect([input().value, kept(), said()]).toEqual([stands, stands, `Не вставлено: ${words}`])
      fillIn(text)
      expect([input().value, kept(), said()]).toEqual([stands, stands, `Не вставлено: ${words}`])
    },
  )

  it.each(each)('D180 VL12 VL57 in an empty field of a %s «%s» is refused too, whole', async (_, text, mask, _stands, words) => {
    const user = await open(mask)
    await user.paste(text)
    expect([input().value, kept(), said()]).toEqual([mask.prefix, '', `Не вставлено: ${words}`])
  })

  it.each(each)(
    'D180 VL12 VL57 in the field of a %s «%s» stays unmasked when it stands there before the mask',
    async (_, text, mask, _stands, words) => {
      render(<Form mask={mask} initial="" />)
      input().focus()
      fillIn(text)
      await arrive()
      await waitFor(() => expect(said()).toBe(`Не подходит: ${words}`))
      expect([input().value, kept()]).toEqual([text, text])
    },
  )

  it('VL12 a text that stood there before the mask gets it once it fits, and loses the words', async () => {
    const user = userEvent.setup()
    render(<Form mask={PHONE_MASK} initial="" />)
    input().focus()
    fillIn('+375 29 123-45-67')
    await arrive()
    await waitFor(() => expect(said()).toContain('Не подходит'))
    input().select()
    await user.keyboard('9')
    await user.keyboard('001234567')
    expect([input().value, kept(), said()]).toEqual(['+7 (900) 123-45-67', '+7 (900) 123-45-67', ''])
  })

  it('VL12 the owner’s own value takes the place of one that did not fit', async () => {
    const user = userEvent.setup()
    render(<Form mask={PHONE_MASK} initial="+375 29 123-45-67" />)
    await arrive()
    await waitFor(() => expect(said()).toContain('Не подходит'))
    await user.click(screen.getByRole('button', { name: 'Другой' }))
    await waitFor(() => expect([input().value, said()]).toEqual(['+7 (911) 000-00-00', '']))
  })

  it('VL12 one digit more than there is room for is told, wherever it is typed', async () => {
    const user = await open(PHONE_MASK)
    await user.keyboard('90012345678')
    expect([kept(), said()]).toEqual(['+7 (900) 123-45-67', 'Лишняя цифра: нужен российский номер, +7 и ещё 10 цифр'])
    input().setSelectionRange(5, 5)
    await user.keyboard('5')
    expect(kept()).toBe('+7 (900) 123-45-67')
    await user.keyboard('{Backspace}')
    expect([kept(), said()]).toEqual(['+7 (001) 234-56-7', ''])
  })

  it('VL12 a part that fits beside what stands there is taken, one that does not is refused whole', async () => {
    const user = await open(PHONE_MASK)
    await user.keyboard('900')
    await user.paste('123-45-678')
    expect([kept(), said()]).toEqual(['+7 (900) ', 'Не вставлено: нужен российский номер, +7 и ещё 10 цифр'])
    await user.paste('123-45-67')
    expect([kept(), said()]).toEqual(['+7 (900) 123-45-67', ''])
  })

  it('the words stand in the place of the error, which comes back after them', async () => {
    const user = await open(CARD_MASK, '2200', 'Неверный номер карты')
    expect(said()).toBe('Неверный номер карты')
    await user.paste('1'.repeat(17))
    expect(said()).toBe('Не вставлено: в номере карты 16 цифр')
    await user.keyboard('1')
    expect(said()).toBe('Неверный номер карты')
  })
})

describe('the month and year of a card', () => {
  it.each([
    ['1/27', '01/27'],
    ['12/2026', '12/26'],
    ['01.2027', '01/27'],
    ['1-27', '01/27'],
    ['122026', '12/26'],
    ['0127', '01/27'],
  ])('FM21 «%s» typed and pasted is %s', async (text, shown) => {
    const user = await open(EXPIRY_MASK)
    await user.keyboard(text)
    expect([kept(), said()]).toEqual([shown, ''])
    input().select()
    await user.paste(text)
    expect([kept(), said()]).toEqual([shown, ''])
  })

  it.each([
    ['2026-12', '12/26'],
    ['2026-1', '01/26'],
    [' 12 / 26 ', '12/26'],
  ])('FM21 «%s» filled in is %s', async (text, shown) => {
    await open(EXPIRY_MASK, '01/30')
    fillIn(text)
    expect([kept(), said()]).toEqual([shown, ''])
  })
})

it('VL57 a range of dates says below both of its fields what one of them has refused', async () => {
  const user = userEvent.setup()
  const Range = () => {
    const [value, setValue] = useState({ from: '01.02.2026', to: '' })
    return <DateRangeField label="Период" today="2026-11-20" value={value} onValueChange={setValue} />
  }
  render(<Range />)
  await arrive()
  const from = screen.getByRole<HTMLInputElement>('textbox', { name: 'Период, с' })
  await user.click(from)
  from.select()
  await user.paste('01.02.2026 - 03.04.2026')
  expect(from.value).toBe('01.02.2026')
  expect(screen.getByText('Не вставлено: нужна одна дата, дд.мм.гггг')).toBeTruthy()
})
