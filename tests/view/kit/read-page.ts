/** The visible and spoken texts of a page: one line per control and per text, in reading order. */
import { getRole } from 'dom-accessibility-api'
import { isSubtreeInaccessible, nameOf } from './find.ts'

/** Elements on one line: role, name, value and state. */
const CONTROLS = new Set([
  'button',
  'checkbox',
  'combobox',
  'file',
  'heading',
  'img',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'option',
  'progressbar',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
  'timer',
])
/** Containers with a name of their own. */
const FRAMES = new Set([
  'alertdialog',
  'dialog',
  'form',
  'grid',
  'group',
  'list',
  'listbox',
  'menu',
  'navigation',
  'radiogroup',
  'region',
  'search',
  'table',
  'tablist',
  'tabpanel',
])
/** Live regions. */
const NEWS = new Set(['alert', 'status'])
/** Labels of other elements: they are read there. */
const NAMING = new Set(['label', 'legend', 'caption'])
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'br',
  'code',
  'em',
  'i',
  'img',
  'label',
  'small',
  'span',
  'strong',
  'svg',
  'time',
])

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const roleOf = (element: HTMLElement): string | null => {
  if (element instanceof HTMLInputElement && element.type === 'file') return 'file'
  if (element instanceof HTMLInputElement && element.type === 'password') return 'textbox'
  return getRole(element)
}

const isField = (element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement =>
  (element instanceof HTMLInputElement && !['checkbox', 'file', 'radio'].includes(element.type)) ||
  element instanceof HTMLTextAreaElement

/** The visible content of a field: dots for a password, the placeholder while it is empty. */
const valueOf = (element: HTMLElement): string => {
  if (!isField(element)) return tidy(element.getAttribute('aria-valuetext') ?? '')
  if (element.value === '') return element.placeholder === '' ? '' : `${element.placeholder} (подсказка)`
  return element.type === 'password' ? '•'.repeat(element.value.length) : element.value
}

const says = (element: Element, attribute: string): boolean => {
  const said = element.getAttribute(attribute)
  return said !== null && said !== 'false'
}
const isOn = (element: Element, property: 'checked' | 'readOnly'): boolean =>
  property in element && (element as HTMLInputElement)[property]

const STANDINGS: readonly (readonly [string, (element: Element) => boolean])[] = [
  ['disabled', (element) => element.matches(':disabled') || says(element, 'aria-disabled')],
  ['busy', (element) => says(element, 'aria-busy')],
  ['checked', (element) => isOn(element, 'checked') || says(element, 'aria-checked')],
  ['selected', (element) => says(element, 'aria-selected')],
  ['pressed', (element) => says(element, 'aria-pressed')],
  ['expanded', (element) => says(element, 'aria-expanded')],
  ['current', (element) => says(element, 'aria-current')],
  ['invalid', (element) => says(element, 'aria-invalid')],
  ['readonly', (element) => isOn(element, 'readOnly') || says(element, 'aria-readonly')],
]

/** One control: `textbox: Телефон = +7 (900) 000-00-01, invalid`. */
export const lineOf = (element: HTMLElement, role: string): string => {
  const kind = role === 'heading' ? `heading ${element.localName.slice(1)}` : role
  const value = valueOf(element)
  const standing = STANDINGS.flatMap(([name, is]) => (is(element) ? [name] : []))
  return [`${kind}: ${tidy(nameOf(element))}${value && ` = ${value}`}`, ...standing].join(', ')
}

const UNREAD = new Set(['script', 'style', 'template'])
const isHidden = (element: Element): boolean => UNREAD.has(element.localName) || isSubtreeInaccessible(element)

/** A run of text with its inline elements: it is read as one sentence, and its links follow. */
interface Stretch {
  text: string
  /** Whether it has text beside that of its controls. */
  isOwn: boolean
  controls: string[]
}

/** @param root a page, or an overlay */
export const readPage = (root: Element): string[] => {
  const lines: string[] = []
  const begin = (): Stretch => ({ text: '', isOwn: false, controls: [] })
  let stretch = begin()
  let news = 'text'
  const flush = () => {
    const { text, isOwn, controls } = stretch
    stretch = begin()
    if (isOwn) lines.push(`${news}: ${tidy(text)}`)
    lines.push(...controls)
  }
  const visitAll = (element: Element, isMute: boolean) => {
    for (const child of element.childNodes)
      if (child instanceof HTMLElement) visit(child, isMute)
      else if (child.nodeType === Node.TEXT_NODE && !isMute) {
        stretch.text += child.textContent ?? ''
        stretch.isOwn ||= tidy(child.textContent ?? '') !== ''
      }
  }
  /** Elements inside a control beside its name: the button of a heading, the link in a checkbox's label. */
  const visitInside = (element: HTMLElement) => visitAll(element, true)
  const visitBlock = (element: HTMLElement, isMute: boolean) => {
    flush()
    visitAll(element, isMute)
    flush()
  }
  const visitRow = (row: HTMLElement) => {
    flush()
    const cells = [...row.children].filter((cell) => !isHidden(cell)).map((cell) => tidy(textIn(cell)))
    if (cells.some(Boolean)) lines.push(`row: ${cells.join(' | ')}`.trimEnd())
    visitAll(row, true)
    flush()
  }
  const visit = (element: HTMLElement, isMute: boolean): void => {
    if (isHidden(element)) return
    const role = roleOf(element)
    const isInline = INLINE.has(element.localName)
    if (role !== null && CONTROLS.has(role)) {
      if (!isInline && element.localName !== 'button') flush()
      const words = element.textContent ?? ''
      // A link is part of its sentence, any other element is separate.
      stretch.text += role === 'link' ? words : ` ${words} `
      stretch.controls.push(lineOf(element, role))
      return visitInside(element)
    }
    if (role === 'row') return visitRow(element)
    if (role !== null && FRAMES.has(role)) {
      flush()
      const name = tidy(nameOf(element))
      if (name !== '' || role.endsWith('dialog')) lines.push(`${role}: ${name}`)
      return visitBlock(element, isMute)
    }
    if (role !== null && NEWS.has(role)) {
      flush()
      const before = news
      news = role
      visitBlock(element, isMute)
      news = before
      return
    }
    const isNaming = NAMING.has(element.localName)
    if (isInline) visitAll(element, isMute || isNaming)
    else visitBlock(element, isMute || isNaming)
  }
  visitAll(root, false)
  flush()
  return lines
}

/** The text of a cell without that of its controls, which have lines of their own. */
const textIn = (element: Element): string =>
  [...element.childNodes]
    .map((child) => {
      if (child.nodeType === Node.TEXT_NODE) return child.textContent ?? ''
      if (!(child instanceof HTMLElement) || isHidden(child)) return ''
      const isControl = CONTROLS.has(roleOf(child) ?? '')
      return isControl ? '' : ` ${textIn(child)} `
    })
    .join('')
