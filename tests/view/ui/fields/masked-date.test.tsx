// @vitest-environment jsdom
/** A date in usual spellings: single digits, other separators, ISO order; whole or piece by piece. */
import { cleanup, render, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as fc from 'fast-check'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MaskedInput } from '../../../../src/ui/fields/masked-input.tsx'
import { DATE_MASK } from '../../../../src/ui/fields/digit-masks.ts'

const Form = ({ initial = '' }: { initial?: string }) => {
  const [value, setValue] = useState(initial)
  return (
    <>
      <MaskedInput mask={DATE_MASK} aria-label="Дата" value={value} onValueChange={setValue} />
      <output>{value}</output>
    </>
  )
}

afterEach(cleanup)

const input = () => document.querySelector('input') as HTMLInputElement
const kept = () => document.querySelector('output')?.textContent
/** The mask is attached: it cuts a longer text. */
const arrive = async () => {
  await import('../../../../src/ui/fields/mask-engine.ts')
  await new Promise((done) => setTimeout(done))
}
const open = async (initial = '') => {
  const user = userEvent.setup()
  render(<Form initial={initial} />)
  await user.click(input())
  await arrive()
  return user
}

const SPELLINGS: [text: string, date: string][] = [
  ['5.11.2026', '05.11.2026'],
  ['1.1.2026', '01.01.2026'],
  ['05.11.2026', '05.11.2026'],
  ['15.1.2026', '15.01.2026'],
  ['05112026', '05.11.2026'],
  ['5/11/2026', '05.11.2026'],
  ['5-11-2026', '05.11.2026'],
  ['5 11 2026', '05.11.2026'],
  ['5,11,2026', '05.11.2026'],
  ['05.11.26', '05.11.26'],
  ['5.11.26', '05.11.26'],
]

describe('a date', () => {
  it.each(SPELLINGS)('VL57 «%s» typed is %s', async (text, date) => {
    const user = await open()
    await user.keyboard(text)
    expect([input().value, kept()]).toEqual([date, date])
  })

  it.each<[string, string]>([
    ...SPELLINGS,
    ['2026-11-20', '20.11.2026'],
    ['2026-1-5', '05.01.2026'],
    ['2026.11.20', '20.11.2026'],
    ['2026-11-20T15:07', '20.11.2026'],
    ['20.11.2026 15:07', '20.11.2026'],
    ['20.11.26 15:07', '20.11.26'],
    [' 20.11.2026 ', '20.11.2026'],
    ['Дата: 5.11.2026 г.', '05.11.2026'],
  ])('VL57 «%s» pasted is %s', async (text, date) => {
    const user = await open()
    await user.paste(text)
    expect([input().value, kept()]).toEqual([date, date])
  })

  it.each<[string, string]>([...SPELLINGS, ['2026-11-20', '20.11.2026']])(
    'VL57 «%s» in place of another date is %s',
    async (text, date) => {
      const user = await open('31.12.2025')
      input().select()
      await user.paste(text)
      expect(kept()).toBe(date)
    },
  )

  it.each<[string, string]>([...SPELLINGS, ['2026-11-20', '20.11.2026']])(
    'VL57 «%s» that stands there before the masking code is %s',
    async (text, date) => {
      render(<Form />)
      input().focus()
      input().value = text
      input().dispatchEvent(new Event('input', { bubbles: true }))
      await arrive()
      await waitFor(() => expect([input().value, kept()]).toEqual([date, date]))
    },
  )

  it('a day is corrected in the middle: the separator fills it up, and the cursor goes on behind it', async () => {
    const user = await open('15.11.2026')
    input().setSelectionRange(0, 2)
    await user.keyboard('7.')
    expect([kept(), input().selectionStart]).toEqual(['07.11.2026', 3])
    input().setSelectionRange(3, 5)
    await user.keyboard('1.')
    expect([kept(), input().selectionStart]).toEqual(['07.01.2026', 6])
  })

  it('a separator behind two digits changes nothing, twice neither', async () => {
    const user = await open()
    await user.keyboard('05..11..2026')
    expect(kept()).toBe('05.11.2026')
  })

  it('erasing a dot that came by itself and typing it again is no trap', async () => {
    const user = await open()
    await user.keyboard('05{Backspace}')
    expect(kept()).toBe('05')
    await user.keyboard('.11.2026')
    expect(kept()).toBe('05.11.2026')
    await user.keyboard('{Backspace>10/}')
    expect(kept()).toBe('')
  })

  it('a frame that is drawn after the first keys leaves the cursor where they have put it', async () => {
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
    const user = await open()
    await user.keyboard('05')
    for (const frame of frames) frame(0)
    await user.keyboard('{Backspace}')
    expect(kept()).toBe('05')
  })

  it('every date, written short or long, is itself', async () => {
    const day = fc.record({
      day: fc.integer({ min: 1, max: 31 }),
      month: fc.integer({ min: 1, max: 12 }),
      year: fc.integer({ min: 1900, max: 2099 }),
    })
    const two = (part: number) => String(part).padStart(2, '0')
    const user = await open()
    await fc.assert(
      fc.asyncProperty(day, fc.constantFrom('.', '/', '-', ' '), fc.boolean(), async ({ day, month, year }, sign, isTyped) => {
        input().select()
        const text = [day, month, year].join(sign)
        await (isTyped ? user.keyboard(text) : user.paste(text))
        expect(kept(), text).toBe(`${two(day)}.${two(month)}.${year}`)
      }),
      { seed: 20_261_120, numRuns: 60 },
    )
  })
})
