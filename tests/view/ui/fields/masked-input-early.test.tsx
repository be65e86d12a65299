// @vitest-environment jsdom
/** Text typed before, while and after the masking code loads: none of it is lost, doubled or moved. */
import { cleanup, render, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MaskedInput } from '../../../../src/ui/fields/masked-input.tsx'
import { PHONE_MASK } from '../../../../src/ui/fields/masks.ts'

const Form = () => {
  const [value, setValue] = useState('')
  const [news, setNews] = useState(0)
  return (
    <>
      <MaskedInput mask={PHONE_MASK} aria-label="Телефон" value={value} onValueChange={setValue} />
      <output>{value}</output>
      <p ref={(line) => line?.addEventListener('news', () => setNews((count) => count + 1))}>{news}</p>
    </>
  )
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const input = () => document.querySelector('input') as HTMLInputElement
/** Polls: the document has no event for a changed field text. */
const soon = (look: () => void) => waitFor(look, { interval: 4 })
const shown = () => [input().value, document.querySelector('output')?.textContent ?? '']

/** Text inserted at the selection, as by clipboard and voice: without a keydown, with the cursor after it. */
const insert = (text: string) => {
  const field = input()
  field.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, inputType: 'insertText', data: text }))
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}

/** A whole value from outside, as filled in by browsers and password managers. */
const autofill = (text: string) => {
  input().value = text
  input().dispatchEvent(new Event('input', { bubbles: true }))
}

/** The code loads and attaches to the focused field; the prefix appears at this moment at the latest. */
const arrive = async () => {
  await import('../../../../src/ui/fields/mask-engine.ts')
  await soon(() => expect(input().value.startsWith(PHONE_MASK.prefix)).toBe(true))
}

const begin = (element = document.createElement('div')) => {
  cleanup()
  document.body.append(element)
  render(<Form />, { container: element })
  input().focus()
}

const digitsOf = (text = '') => text.replaceAll(/\D/g, '')

/** Selects digits by their number, without the country code. */
const selectDigits = (from: number, to: number) => {
  const { value } = input()
  const places = Array.from(value).flatMap((sign, at) => (/\d/.test(sign) ? [at] : []))
  if (value.startsWith('+7')) places.shift()
  input().setSelectionRange(places[from] ?? value.length, places[to] ?? value.length)
}

const PHONE = '+7 (911) 999-00-10'
const SPELLINGS = ['9119990010', '89119990010', '+79119990010', '79119990010', '8 (911) 999-00-10', '+7 911 999 00 10', PHONE]

/** How a piece of text comes in. */
const WAYS = { 'key by key': (text: string) => Array.from(text).forEach(insert), 'in one piece': insert }

const eachWay = Object.entries(WAYS).flatMap(([way, put]) => SPELLINGS.map((text) => ({ text, way, put })))

describe('a phone that is typed while the masking code is on its way', () => {
  it.each(eachWay)('$text, $way, is whole wherever the code arrives', async ({ text, put }) => {
    for (let split = 0; split <= text.length; split += 1) {
      begin()
      if (split > 0) put(text.slice(0, split))
      await arrive()
      // After a first piece the rest is typed: a single inserted rest cannot be recognised as one.
      Array.from(text.slice(split)).forEach(insert)
      await soon(() => expect(shown(), `${split} before the mask`).toEqual([PHONE, PHONE]))
      cleanup()
    }
  })

  it.each(SPELLINGS)('%s filled in at once, before the code or after it, in place of anything', async (text) => {
    for (const before of ['', '9', '90000', '9000000000'])
      for (const isEarly of [true, false]) {
        begin()
        insert(before)
        if (isEarly) autofill(text)
        await arrive()
        if (!isEarly) autofill(text)
        await soon(() => expect(shown(), `«${before}», ${isEarly ? 'early' : 'late'}`).toEqual([PHONE, PHONE]))
        cleanup()
      }
  })

  it.each(SPELLINGS)('%s put in place of a selected text that the mask has changed meanwhile', async (text) => {
    for (const before of ['9', '90000', '8900', '+7900', '9000000000', '89000000000']) {
      begin()
      insert(before)
      input().select()
      await arrive()
      insert(text)
      await soon(() => expect(shown(), `«${before}»`).toEqual([PHONE, PHONE]))
      cleanup()
    }
  })

  it('a text that was selected before the page came alive is still selected after it', async () => {
    const box = document.createElement('div')
    box.innerHTML = renderToString(<Form />)
    document.body.append(box)
    const field = input()
    field.focus()
    insert('90000')
    field.select()
    render(<Form />, { container: box, hydrate: true })
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['90000', 0, 5])
    insert('9119990010')
    await arrive()
    await soon(() => expect(shown()).toEqual([PHONE, PHONE]))
    box.remove()
  })

  it('a focus moves no cursor while it is on its way: whoever selects the text by a script has not finished', async () => {
    begin()
    insert('90000')
    await arrive()
    input().blur()
    input().setSelectionRange(0, 0)
    input().focus()
    expect(input().selectionStart).toBe(0)
    await soon(() => expect(input().selectionStart).toBe(PHONE_MASK.prefix.length))
  })

  it('the cursor stays in the middle when the page is drawn anew in the moment of typing', async () => {
    begin()
    insert('9119990010')
    await arrive()
    const line = document.querySelector('p') as HTMLParagraphElement
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    selectDigits(3, 6)
    const typed = new Promise<void>((done) => {
      new MutationObserver((_, watcher) => {
        watcher.disconnect()
        insert('1')
        done()
      }).observe(line, { characterData: true, childList: true, subtree: true })
    })
    line.dispatchEvent(new Event('news'))
    await typed
    await soon(() => expect(shown().map(digitsOf)).toEqual(['791110010', '791110010']))
    expect(input().value.slice(0, input().selectionStart ?? 0)).toBe('+7 (911) 1')
  })

  it('any edits, with the code arriving between any two of them, give the digits that they give without a mask', async () => {
    const digits = fc.stringMatching(/^[0-9]{1,4}$/)
    const edit = fc.record({ text: digits, range: fc.option(fc.tuple(fc.nat(10), fc.nat(10)), { freq: 2 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { maxLength: 6 }), fc.nat(6), async (edits, arrival) => {
        begin()
        insert('9')
        let typed = { text: '9', cursor: 1 }
        for (const [at, { text, range }] of edits.entries()) {
          if (at === arrival) await arrive()
          // The first digit stays: a 7 or an 8 there would be the country's.
          const [from, to] = range?.map((end) => Math.min(typed.text.length, end + 1)).toSorted((a, b) => a - b) ?? [
            typed.cursor,
            typed.cursor,
          ]
          const next = typed.text.slice(0, from) + text + typed.text.slice(to)
          if (from === undefined || next.length > 10) continue
          if (range) selectDigits(from, to ?? from)
          insert(text)
          typed = { text: next, cursor: from + text.length }
        }
        await arrive()
        expect(digitsOf(input().value)).toBe(`7${typed.text}`)
        cleanup()
      }),
      { seed: 20_261_121, numRuns: 200 },
    )
  })
})
