// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { FilterMenu } from '../../../../src/ui/table/filter-menu.tsx'
import { PointsCounter } from '../../../../src/ui/content/points-counter.tsx'
import { SideMenu } from '../../../../src/ui/shell/side-menu.tsx'

afterEach(cleanup)

const OPTIONS = [
  { value: 'approved', label: 'Подтверждена' },
  { value: 'check', label: 'На проверке' },
  { value: 'rejected', label: 'Отклонена' },
] as const
type Status = (typeof OPTIONS)[number]['value']

const Filter = ({ heard }: { heard: (selected: Status[]) => void }) => {
  const [selected, setSelected] = useState<Status[]>(OPTIONS.map(({ value }) => value))
  const change = (next: Status[]) => {
    heard(next)
    setSelected(next)
  }
  return <FilterMenu label="Статусы" options={OPTIONS} selected={selected} onChange={change} />
}

it('FilterMenu: everything is checked at first; a press unchecks one and the list stays open', async () => {
  const heard = vi.fn<(selected: Status[]) => void>()
  const user = userEvent.setup()
  render(<Filter heard={heard} />)
  await user.click(screen.getByRole('button', { name: 'Статусы, выбрано 3 из 3' }))
  const boxes = screen.getAllByRole('menuitemcheckbox')
  expect(boxes.map((box) => box.getAttribute('aria-checked'))).toEqual(['true', 'true', 'true'])
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'На проверке' }))
  expect(heard).toHaveBeenLastCalledWith(['approved', 'rejected'])
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'На проверке' }))
  expect(heard).toHaveBeenLastCalledWith(['approved', 'check', 'rejected'])
  await user.click(screen.getByRole('menuitem', { name: 'Снять все' }))
  expect(heard).toHaveBeenLastCalledWith([])
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Статусы, выбрано 0 из 3' })).toBe(document.activeElement)
})

const Side = ({ onLogout }: { onLogout: () => void }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Меню
      </button>
      <SideMenu
        open={open}
        onClose={() => setOpen(false)}
        name="Иванова Анна"
        phone="+7 (912) 345-67-89"
        points={<PointsCounter points={12_450} format={String} href="/balance" />}
        items={[
          { href: '/', label: 'Главная' },
          { href: '/sales', label: 'Продажи', isCurrent: true },
        ]}
        theme={{ value: 'system', onChange: () => {} }}
        onLogout={onLogout}
      />
    </>
  )
}

it('SideMenu closes on Escape and gives the focus back', async () => {
  const user = userEvent.setup()
  render(<Side onLogout={() => {}} />)
  const burger = screen.getByRole('button', { name: 'Меню' })
  await user.click(burger)
  const menu = screen.getByRole('dialog', { name: 'Иванова Анна' })
  expect(menu.textContent).toContain('12450 Баллы')
  expect(screen.getByRole('link', { name: 'Продажи' }).getAttribute('aria-current')).toBe('page')
  for (let tab = 0; tab < 10; tab++) {
    await user.tab()
    expect(menu.contains(document.activeElement)).toBe(true)
  }
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBe(null)
  await waitFor(() => expect(document.activeElement).toBe(burger))
})

it('SideMenu closes when a link is followed', async () => {
  const user = userEvent.setup()
  render(<Side onLogout={() => {}} />)
  await user.click(screen.getByRole('button', { name: 'Меню' }))
  await user.click(screen.getByRole('link', { name: 'Главная' }))
  expect(screen.queryByRole('dialog')).toBe(null)
})
