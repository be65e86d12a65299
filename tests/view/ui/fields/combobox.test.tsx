// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Combobox } from '../../../../src/ui/fields/combobox.tsx'
import { suggestionNews, type ComboboxOption } from '../../../../src/ui/fields/combobox-options.ts'
import { Field } from '../../../../src/ui/fields/field.tsx'

const CITIES: readonly ComboboxOption[] = [
  { value: 'Тверь', description: 'Тверская область' },
  { value: 'Троицк', description: 'Москва' },
  { value: 'Троицк', description: 'Челябинская область' },
]

/** A stub of the field's screen: options arrive as soon as text is typed. */
const Form = ({
  options = CITIES,
  onSubmit,
  onOpen,
}: {
  options?: typeof CITIES
  onSubmit?: () => void
  onOpen?: () => void
}) => {
  const [value, setValue] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <Field label="Город" hint="Можно вписать любой" error="Некорректное значение">
        <Combobox
          value={value}
          onValueChange={(text) => {
            setValue(text)
            setIsOpen(text !== '')
          }}
          options={options}
          isOpen={isOpen}
          listLabel="Подсказки городов"
          emptyText="Такого города нет в подсказках"
          onChoose={(city) => {
            setValue(city)
            setIsOpen(false)
          }}
          onClose={() => setIsOpen(false)}
          onOpen={() => {
            onOpen?.()
            setIsOpen(true)
          }}
          onBlur={() => setIsOpen(false)}
        />
      </Field>
      <p data-kept>{value}</p>
      <button type="submit">Дальше</button>
      <button type="button" onMouseDown={(event) => event.preventDefault()}>
        Рядом
      </button>
    </form>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Город' })
const list = () => screen.queryByRole('listbox', { name: 'Подсказки городов' })
const kept = () => document.querySelector('[data-kept]')?.textContent
const highlighted = () => {
  const id = field().getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)?.textContent : null
}

const open = async (text: string, props: Parameters<typeof Form>[0] = {}) => {
  const user = userEvent.setup()
  render(<Form {...props} />)
  await user.click(field())
  if (text !== '') await user.keyboard(text)
  return user
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a field with suggestions', () => {
  it('PR42 is wired as every other field, and tells that it has a list', async () => {
    await open('')
    expect(field().getAttribute('aria-describedby')?.split(' ')).toHaveLength(2)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(field().getAttribute('aria-autocomplete')).toBe('list')
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(list()).toBeNull()
  })

  it('PR42 arrows go through the list and round its ends, Enter takes and sends nothing', async () => {
    const onSubmit = vi.fn<() => void>()
    const user = await open('т', { onSubmit })
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(document.getElementById(field().getAttribute('aria-controls') ?? '')).toBe(list())
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Тверь Тверская область',
      'Троицк Москва',
      'Троицк Челябинская область',
    ])
    expect(highlighted()).toBeNull()
    await user.keyboard('{ArrowDown}')
    expect(highlighted()).toBe('Тверь Тверская область')
    await user.keyboard('{ArrowUp}')
    expect(highlighted()).toBe('Троицк Челябинская область')
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Троицк Челябинская область')
    await user.keyboard('{Enter}')
    expect([kept(), field().value]).toEqual(['Троицк', 'Троицк'])
    expect(list()).toBeNull()
    expect(document.activeElement).toBe(field())
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('PR42 a press takes an option and the focus stays in the field', async () => {
    const user = await open('т')
    await user.click(screen.getByRole('option', { name: 'Троицк Москва' }))
    expect(kept()).toBe('Троицк')
    expect(document.activeElement).toBe(field())
  })

  it('PR42 the same option can be taken again', async () => {
    const user = await open('т')
    await user.keyboard('{ArrowDown}{Enter}')
    await user.keyboard('{Backspace}')
    expect(kept()).toBe('Твер')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(kept()).toBe('Тверь')
  })

  it('PR42 what is typed freely stays: Escape closes the list, again changes nothing, Enter without a choice too', async () => {
    const user = await open('Новосёлово')
    await user.keyboard('{ArrowDown}{Escape}')
    expect([list(), kept()]).toEqual([null, 'Новосёлово'])
    await user.keyboard('{Escape}')
    expect(kept()).toBe('Новосёлово')
    await user.keyboard('!')
    expect(list()).not.toBeNull()
    await user.keyboard('{Enter}')
    expect([list(), kept()]).toEqual([null, 'Новосёлово!'])
  })

  it('PR42 leaving takes nothing that was only highlighted', async () => {
    const user = await open('т')
    await user.keyboard('{ArrowDown}')
    expect(highlighted()).toBe('Тверь Тверская область')
    await user.tab()
    expect([list(), kept()]).toEqual([null, 'т'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Дальше' }))
  })

  it('PR42 a press elsewhere closes the list, also one that leaves the focus where it is', async () => {
    const user = await open('т')
    await user.click(screen.getByRole('button', { name: 'Рядом' }))
    expect(document.activeElement).toBe(field())
    expect([list(), kept()]).toEqual([null, 'т'])
  })

  it('PR42 an arrow asks for the list that is closed, a press on the text does not', async () => {
    const onOpen = vi.fn<() => void>()
    const user = await open('т', { onOpen })
    await user.keyboard('{Escape}')
    await user.click(field())
    expect(onOpen).not.toHaveBeenCalled()
    await user.keyboard('{ArrowDown}')
    expect(onOpen).toHaveBeenCalledTimes(1)
    expect(list()).not.toBeNull()
  })

  it('PR42 letters in the middle leave the cursor where it is', async () => {
    const user = await open('Тврь')
    field().setSelectionRange(2, 2)
    await user.keyboard('ее')
    expect(kept()).toBe('Твеерь')
    expect(field().selectionStart).toBe(4)
  })

  it('PR42 the number of suggestions is announced in Russian', async () => {
    const user = await open('т')
    expect(screen.getByRole('status').textContent).toBe('3 подсказки. Выбор стрелками вверх и вниз.')
    await user.keyboard('{Escape}')
    expect(screen.getByRole('status').textContent).toBe('')
    expect([0, 1, 2, 5, 11, 21].map(suggestionNews).map((text) => text.split('.')[0])).toEqual([
      'Подсказок нет',
      '1 подсказка',
      '2 подсказки',
      '5 подсказок',
      '11 подсказок',
      '21 подсказка',
    ])
  })

  it('PR42 a list without options says so and is no list', async () => {
    const user = await open('Ъ', { options: [] })
    expect(screen.getByText('Такого города нет в подсказках')).toBeTruthy()
    expect(list()).toBeNull()
    expect(field().getAttribute('aria-expanded')).toBe('false')
    await user.keyboard('{Escape}')
    expect(screen.queryByText('Такого города нет в подсказках')?.closest('[hidden]')).not.toBeNull()
    expect(kept()).toBe('Ъ')
  })

  it.each([{ readOnly: true }, { disabled: true }])('PR42 no list stands at a field that takes no text: %o', (state) => {
    const nothing = () => {}
    render(
      <Field label="Город">
        <Combobox
          {...state}
          value="Тверь"
          onValueChange={nothing}
          options={CITIES}
          isOpen
          listLabel="Подсказки городов"
          onChoose={nothing}
          onClose={nothing}
        />
      </Field>,
    )
    expect(list()).toBeNull()
  })

  it('PR42 options that arrive after the person has gone on do not call the focus back', () => {
    const nothing = () => {}
    render(
      <Field label="Город">
        <Combobox
          value="Т"
          onValueChange={nothing}
          options={CITIES}
          isOpen
          listLabel="Подсказки городов"
          onChoose={nothing}
          onClose={nothing}
        />
      </Field>,
    )
    expect(list()).not.toBeNull()
    expect(document.activeElement).toBe(document.body)
  })

  it.each([
    ['under its field', 100, 640, 320, false],
    ['under its field, as tall as there is room', 360, 640, 228, false],
    ['above a field at the lower edge', 560, 640, 320, true],
    ['above a field at the lower edge, as tall as there is room', 240, 400, 228, true],
  ])('PR42 the list hangs %s', async (_, top, height, room, isAbove) => {
    vi.stubGlobal('innerHeight', height)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ y: top, width: 280, height: 40 }))
    await open('т')
    const box = list()?.parentElement
    expect(box?.style.maxHeight).toBe(`${room}px`)
    expect(box?.className.includes('above')).toBe(isAbove)
  })

  it('PR42 a list above its field ends above the label too, and is no taller than there is room', async () => {
    vi.stubGlobal('innerHeight', 400)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      return DOMRect.fromRect(this.tagName === 'LABEL' ? { y: 216, width: 60, height: 20 } : { y: 240, width: 280, height: 40 })
    })
    await open('т')
    const box = list()?.parentElement
    expect(box?.className.includes('above')).toBe(true)
    expect([box?.style.marginBottom, box?.style.maxHeight]).toEqual(['24px', `${216 - 12}px`])
  })
})
