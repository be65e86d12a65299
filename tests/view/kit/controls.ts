/** The controls on the screen, and the possible actions on each. */
import { act, fireEvent, screen } from '@testing-library/react'
import { settle } from './jsdom-ui.ts'

const CONTROLS =
  'button, input, textarea, select, a, [role^="menuitem"], [role="option"], [role="switch"], [role="gridcell"][tabindex]'

const isOff = (element: Element): boolean =>
  element.matches(':disabled, [aria-disabled="true"], [aria-busy="true"], [readonly], [data-disabled]') ||
  element.closest('[aria-hidden="true"], [hidden], [inert]') !== null

/** A calendar's days are alike: the first represents all. */
const isTwin = (element: Element): boolean => {
  const days = element.closest('[role="grid"]')?.querySelectorAll('[role="gridcell"] button') ?? []
  const first = [...days].find((day) => !isOff(day))
  return first !== undefined && first !== element && [...days].includes(element)
}

/** Enabled controls. */
export const enabledControls = (): HTMLElement[] =>
  [...document.body.querySelectorAll<HTMLElement>(CONTROLS)].filter((element) => !isOff(element) && !isTwin(element))

export const nameOf = (element: HTMLElement): string => {
  const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : []
  const name = element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent ?? ''
  return `${element.tagName.toLowerCase()} «${name.trim()}»`
}

/** A link navigates by itself. */
export const isLink = (element: HTMLElement): boolean => element.tagName === 'A' && (element.getAttribute('href') ?? '#') !== '#'

const TEXT = new Set(['text', 'tel', 'password', 'search', 'email', 'number', ''])

const isText = (element: HTMLElement): element is HTMLInputElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && TEXT.has(element.type))

/** A selected radio fires no event. */
export const isDone = (element: HTMLElement): boolean =>
  (element instanceof HTMLInputElement && element.type === 'radio' && element.checked) ||
  element.matches('[role="menuitemradio"][aria-checked="true"]')

/** Uses a control as a user would: types and blurs, opens, ticks, clicks. */
export const operate = async (element: HTMLElement): Promise<void> => {
  if (isText(element)) {
    fireEvent.focus(element)
    fireEvent.input(element, { target: { value: element.value === '1' ? '2' : '1' } })
    await settle()
    fireEvent.blur(element)
  } else if (element instanceof HTMLInputElement && element.type === 'file') {
    fireEvent.change(element, { target: { files: [new File(['1'], '1.png', { type: 'image/png' })] } })
  } else if (element.getAttribute('aria-haspopup') === 'menu') {
    // Radix opens menus by key as well as by pointer; jsdom has no pointers.
    fireEvent.keyDown(element, { key: 'Enter' })
    await screen.findByRole('menu')
  } else {
    fireEvent.click(element)
  }
  await act(async () => {})
}
