// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Field } from '../../../../src/ui/fields/field.tsx'
import { MaskedInput } from '../../../../src/ui/fields/masked-input.tsx'
import { CARD_MASK, DATE_MASK } from '../../../../src/ui/fields/digit-masks.ts'
import { isMaskComplete, PHONE_MASK, type Mask } from '../../../../src/ui/fields/masks.ts'

afterEach(cleanup)

const heard = vi.fn<(text: string) => void>()

const Form = ({ mask, initial = '' }: { mask: Mask; initial?: string }) => {
  const [value, setValue] = useState(initial)
  const change = (text: string) => {
    heard(text)
    setValue(text)
  }
  return (
    <>
      <Field label="Поле">
        <MaskedInput mask={mask} value={value} onValueChange={change} />
      </Field>
      <output>{value}</output>
      <button type="button" onClick={() => setValue('+7 (800) 123-45-67')}>
        Заполнить
      </button>
    </>
  )
}

const start = async (mask: Mask, initial = '') => {
  const user = userEvent.setup()
  render(<Form mask={mask} initial={initial} />)
  const input = screen.getByLabelText<HTMLInputElement>('Поле')
  await user.click(input)
  await import('../../../../src/ui/fields/mask-engine.ts')
  // The prefix appears when the mask is attached.
  if (mask.prefix) await waitFor(() => expect(input.value).not.toBe(''))
  else await act(async () => new Promise((done) => setTimeout(done)))
  return { user, input, kept: () => screen.getByRole('status').textContent }
}

describe('MaskedInput with the phone mask', () => {
  it('FM01 VL12 typing digits inserts the fixed characters', async () => {
    const { user, input, kept } = await start(PHONE_MASK)
    await user.keyboard('9991234567')
    expect(input.value).toBe('+7 (999) 123-45-67')
    expect(kept()).toBe('+7 (999) 123-45-67')
  })

  it('FM02 on focus the cursor goes to the first input slot', async () => {
    const { input, kept } = await start(PHONE_MASK)
    await waitFor(() => expect(input.selectionStart).toBe('+7 ('.length))
    expect(input.value).toBe('+7 (')
    expect(kept()).toBe('')
  })

  it('a bare prefix goes away on blur and was never a value', async () => {
    heard.mockClear()
    const { user, input } = await start(PHONE_MASK)
    await user.tab()
    expect(input.value).toBe('')
    expect(heard.mock.calls.filter(([text]) => text !== '')).toEqual([])
  })

  it.each(['89991234567', '+79991234567', '79991234567', '9991234567', '8 (999) 123-45-67', '+7 999 123 45 67'])(
    'VL12 pasting %s gives one and the same phone',
    async (text) => {
      const { user, input, kept } = await start(PHONE_MASK)
      await user.paste(text)
      expect(input.value).toBe('+7 (999) 123-45-67')
      expect(kept()).toBe('+7 (999) 123-45-67')
    },
  )

  it.each(['89991234567', '79991234567'])('typing %s digit by digit takes the country code off', async (text) => {
    const { user, input } = await start(PHONE_MASK)
    await user.keyboard(text)
    expect(input.value).toBe('+7 (999) 123-45-67')
  })

  it('erasing gives the shorter text', async () => {
    const { user, kept } = await start(PHONE_MASK)
    await user.keyboard('9991234567{Backspace}{Backspace}')
    expect(kept()).toMatch(/^\+7 \(999\) 123-45/)
    expect(isMaskComplete(PHONE_MASK, kept() ?? '')).toBe(false)
  })

  it('shows the value its owner sets', async () => {
    const { user, input } = await start(PHONE_MASK, '+7 (912) 345-67-89')
    expect(input.value).toBe('+7 (912) 345-67-89')
    await user.click(screen.getByRole('button', { name: 'Заполнить' }))
    await waitFor(() => expect(input.value).toBe('+7 (800) 123-45-67'))
  })

  it('keeps what was typed before the page came alive', async () => {
    const box = document.createElement('div')
    box.innerHTML = renderToString(<Form mask={PHONE_MASK} />)
    document.body.append(box)
    const input = box.querySelector('input') as HTMLInputElement
    input.value = '8999123'
    const { unmount } = render(<Form mask={PHONE_MASK} />, { container: box, hydrate: true })
    await waitFor(() => expect(input.value).toMatch(/^\+7 \(999\) 123/))
    expect(box.querySelector('output')?.textContent).toMatch(/^\+7 \(999\) 123/)
    unmount()
    box.remove()
  })
})

describe('other masks', () => {
  it('FM01 a date gets its dots', async () => {
    const { user, kept } = await start(DATE_MASK)
    await user.keyboard('19112026')
    expect(kept()).toBe('19.11.2026')
  })

  it('FM01 a card number stands in groups of four', async () => {
    const { user, kept } = await start(CARD_MASK)
    await user.keyboard('2200123456789012')
    expect(kept()).toBe('2200 1234 5678 9012')
  })
})

describe('isMaskComplete', () => {
  it.each([
    ['+7 (999) 123-45-67', true],
    ['+7 (999) 123-45-6', false],
    ['+7 999 123-45-67', false],
    ['79991234567', false],
    ['+7 (99a) 123-45-67', false],
    ['', false],
  ])('FM03 «%s» is complete: %s', (text, whole) => {
    expect(isMaskComplete(PHONE_MASK, text)).toBe(whole)
  })
})
