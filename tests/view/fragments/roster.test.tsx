/** The rows of a list of people, wide and on a phone, outside the tours (AD02, AD15). */
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Seller } from '../../../src/api/types.ts'
import { RosterPart } from '../../../src/views/fragments/roster/roster-part.tsx'
import { person } from '../../../model/kit/people.ts'
import { onPhone } from '../kit/on-phone.ts'

const nothing = () => {}
const open = (rows: Seller[], leads: boolean) =>
  render(
    <RosterPart
      context={{ rows, total: rows.length, next: null, size: 20, problem: null }}
      isLoading={false}
      isFailed={false}
      isLoadingMore={false}
      caption="Продавцы"
      empty={{ title: 'Нет данных' }}
      {...(leads && { hrefOf: ({ id }: Seller) => `/user-sales/${id}` })}
      onRetry={nothing}
    />,
  )
const whole = person(0)
const bare = person(1, { namePoint: '', addressPoint: '', city: '', mobile: '' })
const locked = person(2, { locked: true })

describe('a row of the table', () => {
  const cells = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)

  test('AD02 D192 a press anywhere in it is one on the name: it leads to the seller, or shows everything', async () => {
    const user = userEvent.setup()
    const { unmount } = open([whole], true)
    const pressed: string[] = []
    screen.getByRole('link', { name: 'Соколова Анна' }).addEventListener('click', (event) => {
      event.preventDefault()
      pressed.push((event.currentTarget as HTMLAnchorElement).pathname)
    })
    await user.click(screen.getByRole('cell', { name: 'Москва' }))
    expect(pressed).toEqual(['/user-sales/person-0'])
    unmount()
    open([whole], false)
    await user.click(screen.getByRole('cell', { name: 'Москва' }))
    expect(screen.getByRole('dialog', { name: 'Соколова Анна' })).toBeTruthy()
  })

  test('AD15 has name, phone, city, and the point with its address below', () => {
    open([whole, bare, locked], true)
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Фамилия, имя',
      'Телефон',
      'Город',
      'Торговая точка',
    ])
    expect(cells(/Соколова/)).toEqual([
      'Соколова Анна',
      '+7 (900) 000-00-00',
      'Москва',
      'Инструмент ПрофиМосква, ул. Складочная, 1',
    ])
    expect(cells(/Козлов/).at(-1)).toBe('-')
    expect(screen.getByRole('row', { name: /Козлов/ }).querySelectorAll('td:last-child span')).toHaveLength(1)
    expect(screen.getAllByText('Заблокирован')).toHaveLength(1)
    expect(within(screen.getByRole('row', { name: /Белов/ })).getByText('Заблокирован')).toBeTruthy()
  })

  test('AD02 the name leads to the page of a seller, or opens a window', () => {
    open([whole], true)
    expect(screen.getByRole('link', { name: 'Соколова Анна' }).getAttribute('href')).toBe('/user-sales/person-0')
    cleanup()
    open([whole], false)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByRole('button', { name: 'Соколова Анна, подробно о человеке' })).toBeTruthy()
  })
})

describe('a row on a phone', () => {
  beforeEach(onPhone)

  test('AD02 AD15 is one link to the seller’s page', () => {
    open([whole, locked], true)
    const links = screen.getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Соколова Анна+7 (900) 000-00-00Москва',
      'Белов Виктор+7 (900) 000-00-02Заблокирован',
    ])
    expect(links[0]?.getAttribute('href')).toBe('/user-sales/person-0')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('AD15 or one button that opens everything about the person', async () => {
    open([bare], false)
    expect(screen.queryByRole('link')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^Козлов Дмитрий/ }))
    expect(await screen.findByRole('dialog', { name: 'Козлов Дмитрий' })).toBeTruthy()
  })
})
