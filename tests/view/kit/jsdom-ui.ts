import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { Ui } from '../../../model/kit/ui.ts'
import { byLabel, byRole } from './find.ts'

/** Lets promises, lazy modules and React settle. */
export const settle = () => act(async () => {})

/** The screen in jsdom. Fields get their text at once: the browser level tests typing key by key. */
export const jsdomUi: Ui = {
  fill: async (label, text) => {
    fireEvent.input(byLabel(label), { target: { value: text } })
    await settle()
  },
  leave: async (label) => {
    fireEvent.focus(byLabel(label))
    fireEvent.blur(byLabel(label))
    await settle()
  },
  attach: async (label, files) => {
    const chosen = files.map(({ name, bytes }) => new File([bytes.slice()], name))
    const input = screen.getByRole('group', { name: label }).querySelector('input[type=file]')
    fireEvent.change(input!, { target: { files: chosen } })
    await settle()
  },
  press: async (label, key) => {
    fireEvent.keyDown(byLabel(label), { key })
    await settle()
  },
  tick: async (name, isOn) => {
    const box = byRole('checkbox', name) as HTMLInputElement
    if (box.checked !== isOn) fireEvent.click(box)
    await settle()
  },
  click: async (role, name) => {
    fireEvent.click(byRole(role, name))
    await settle()
  },
  // Radix opens menus by key as well as by pointer; jsdom has no pointers. Radix uses timers of its own for this.
  pick: async (trigger, item) => {
    fireEvent.keyDown(byRole('button', trigger), { key: 'Enter' })
    fireEvent.click(await screen.findByRole('menuitem', { name: item }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await settle()
  },
  choose: async (trigger, item) => {
    fireEvent.keyDown(byRole('button', trigger), { key: 'Enter' })
    fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: item }))
    await settle()
    await waitFor(() => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
      expect(screen.queryByRole('menu')).toBeNull()
    })
    await settle()
  },
  sees: async (role, name) => {
    expect(byRole(role, name)).toBeInstanceOf(HTMLElement)
  },
  seesText: async (text) => {
    expect(screen.queryAllByText(text).length, `«${String(text)}» on the screen`).toBeGreaterThan(0)
  },
  seesNoText: async (text) => {
    expect(screen.queryAllByText(text)).toEqual([])
  },
  valueOf: async (label) => (byLabel(label) as HTMLInputElement).value,
  isEnabled: async (role, name) => {
    const control = byRole(role, name)
    return !(control as HTMLButtonElement).disabled && control.getAttribute('aria-disabled') !== 'true'
  },
}
