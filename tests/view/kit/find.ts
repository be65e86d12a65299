/**
 * Queries by role and name and by label that check few elements. Testing Library checks every element of the page, and
 * reads jsdom's computed style of each: that was half of a tour's time. A unique match among the usual elements of
 * a role is returned; every other case (none, several, an unusual element) is left to Testing Library and its messages.
 */
import { screen } from '@testing-library/react'
import { computeAccessibleName } from 'dom-accessibility-api'
import type { Role } from '../../../model/kit/ui.ts'

type Text = string | RegExp

/** Elements with an implicit role. */
const NATIVE: Partial<Record<Role, readonly string[]>> = {
  button: ['button'],
  checkbox: ['input'],
  columnheader: ['th'],
  heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  link: ['a'],
  option: ['option'],
  radio: ['input'],
  row: ['tr'],
  status: ['output'],
  table: ['table'],
}

/** Exceptions without that role. */
const hasNativeRole = (element: HTMLElement, role: Role): boolean => {
  if (element instanceof HTMLInputElement) return element.type === role
  return !(element instanceof HTMLAnchorElement) || element.href !== ''
}

const INLINE = new Set(['a', 'abbr', 'b', 'bdi', 'code', 'em', 'i', 'small', 'span', 'strong', 'svg', 'time'])

/** Whether the element is inaccessible, judging by attributes. */
export const isSubtreeInaccessible = (element: Element): boolean => {
  const { hidden, style } = element as HTMLElement
  return hidden === true || style?.display === 'none' || element.getAttribute('aria-hidden') === 'true'
}

/** Whether neither the element nor one around it is inaccessible. */
export const isReachable = (element: Element | null): boolean =>
  element === null || (!isSubtreeInaccessible(element) && isReachable(element.parentElement))

/** The part of the style that affects a name. Style sheets are empty in these tests: attributes and tags decide. */
const styleOf = (element: Element): CSSStyleDeclaration => {
  const display = () => (isSubtreeInaccessible(element) ? 'none' : INLINE.has(element.localName) ? 'inline' : 'block')
  return { getPropertyValue: (property: string) => (property === 'display' ? display() : '') } as CSSStyleDeclaration
}

/** The accessible name, with the style derived from attributes and tags. */
export const nameOf = (element: HTMLElement): string => computeAccessibleName(element, { getComputedStyle: styleOf })

const fits = (wanted: Text, text: string): boolean => (typeof wanted === 'string' ? wanted === text : wanted.test(text))

/** Testing Library's normalised text: trimmed, with single spaces. */
const tidy = (text: string | null): string => (text ?? '').trim().replaceAll(/\s+/g, ' ')

const only = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined)

const withRole = (role: Role): HTMLElement[] => {
  const native = (NATIVE[role] ?? []).flatMap((tag) => [...document.getElementsByTagName(tag)] as HTMLElement[])
  const explicit = [...document.querySelectorAll<HTMLElement>(`[role=${role}]`)]
  return [...native.filter((element) => !element.hasAttribute('role') && hasNativeRole(element, role)), ...explicit]
}

/** The only accessible element with this role and name. @throws Testing Library's error for none or several */
export const byRole = (role: Role, name: Text): HTMLElement => {
  const named = withRole(role).filter((element) => fits(name, nameOf(element)) && isReachable(element))
  return only(named) ?? screen.getByRole(role, { name })
}

/** The field with this label. @throws Testing Library's error for none or several */
export const byLabel = (label: Text): HTMLElement => {
  const labels = [...document.getElementsByTagName('label')].filter(({ textContent }) => fits(label, tidy(textContent)))
  const named = [...document.querySelectorAll<HTMLElement>('[aria-label]')].filter((element) =>
    fits(label, tidy(element.getAttribute('aria-label'))),
  )
  const pointing = [...document.querySelectorAll<HTMLElement>('[aria-labelledby]')].filter((element) =>
    element
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .some((id) => fits(label, tidy(document.getElementById(id)?.textContent ?? null))),
  )
  const fields = new Set([...labels.flatMap(({ control }) => (control ? [control] : [])), ...named, ...pointing])
  return only([...fields]) ?? screen.getByLabelText(label)
}
