/**
 * Presses in slow motion: down, the page settles, up. A control that has moved in between gets no
 * click, so every control below a field is pressed right after typing there.
 */
import type { CDPSession, ElementHandle, Locator, Page } from '@playwright/test'

export type Means = 'mouse' | 'touch'

interface Point {
  x: number
  y: number
}

type Field = ElementHandle<HTMLInputElement>

interface Control {
  name: string
  handle: Field
}

/** The position of the press, as a share of the control's height. */
const HEIGHTS = [0.1, 0.5, 0.9] as const
const MEANS: readonly Means[] = ['mouse', 'touch']
/** A very short press, and a noticeable one. In frames. */
const SHORT = 2
const LONG = 10

interface Press {
  means: Means
  at: number
}

/** Every press in the full grid, else one for each control: heights and pointer types in turn. */
const pressesOf = (turn: number): Press[] =>
  HEIGHTS.flatMap((at, row) =>
    MEANS.filter(
      (_, column) => process.env['GRID'] === 'full' || (turn % HEIGHTS.length === row && turn % MEANS.length === column),
    ).map((means) => ({ means, at })),
  )

const ROLES = ['link', 'button', 'checkbox', 'radio', 'textbox', 'combobox'] as const

declare global {
  interface Window {
    /** The effect of the last press; undefined without one. */
    pressed?: EventTarget | null
    /** Ends the watch. */
    endWatch?: () => void
  }
}

/** Clicks arrive without effect from here on: the page stays unchanged for the next one. */
const watchPresses = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const note = (event: Event) => {
      window.pressed = event.target
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('click', note, true)
    window.endWatch = () => window.removeEventListener('click', note, true)
  })

const settle = (page: Page, frames: number): Promise<void> =>
  page.evaluate(async (count) => {
    for (let at = 0; at < count; at += 1) await new Promise(requestAnimationFrame)
  }, frames)

/**
 * Types into the field, as `fill` does, or blurs it for good, and returns the press position of the control: its row, where
 * it has one.
 */
const aim = (field: Field, text: string | null, control: Field, at: number): Promise<Point> =>
  field.evaluate(
    async (input: HTMLInputElement, { words, element, part }) => {
      delete window.pressed
      input.focus({ preventScroll: true })
      input.select()
      if (words === null) input.blur()
      else document.execCommand('insertText', false, words)
      // The previous message disappears.
      await new Promise(requestAnimationFrame)
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const isBox = element.matches('[type=checkbox], [type=radio]')
      const row = (isBox && element.labels?.[0]) || element
      const [line] = row.getClientRects()
      if (!line) throw new Error('nothing of it is shown')
      const { left, width } = isBox ? element.getBoundingClientRect() : line
      const point = { x: left + width / 2, y: line.top + line.height * part }
      const hit = document.elementFromPoint(point.x, point.y)
      if (!hit || !(row.contains(hit) || hit.contains(row))) throw new Error(`covered by ${hit?.outerHTML.slice(0, 200)}`)
      return point
    },
    { words: text, element: control, part: at },
  )

/** The enabled controls below the field, by role and name. */
const controlsBelow = async (page: Page, field: Locator): Promise<Control[]> => {
  const bottom = await field.evaluate((element) => element.getBoundingClientRect().bottom)
  const found: Control[] = []
  for (const role of ROLES)
    // All at once: the header's points may still be about to become a link or a text.
    for (const handle of (await page.getByRole(role, { disabled: false }).elementHandles()) as Field[]) {
      const known = await handle.evaluate((element, edge) => {
        const label = element.labels?.[0]
        const text = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? ''
        return { isBelow: element.getBoundingClientRect().top >= edge, text: text.trim() }
      }, bottom)
      if (known.isBelow) found.push({ name: `${role} «${known.text}»`, handle })
    }
  return found
}

/** Down, the page settles, up. */
const hold = async (page: Page, touch: CDPSession, means: Means, { x, y }: Point, frames: number): Promise<void> => {
  if (means === 'mouse') {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await settle(page, frames)
    await page.mouse.up()
  } else {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await settle(page, frames)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}

/** Whether the control got the click; a tap becomes a click some frames after the finger has lifted. */
const hasArrived = (handle: Field): Promise<boolean> =>
  handle.evaluate(async (element) => {
    for (let frame = 0; frame < 20 && window.pressed === undefined; frame += 1) await new Promise(requestAnimationFrame)
    // The effects of the press and the reported blur are over before the next press begins.
    await new Promise(requestAnimationFrame)
    await new Promise((done) => setTimeout(done))
    const { pressed } = window
    const label = element.labels?.[0]
    return pressed instanceof Node && (element.contains(pressed) || label?.contains(pressed) === true)
  })

/**
 * Types and presses, for every control below the field, both pointer types and all heights.
 * @param texts two texts; either of them adds or removes a message on blur
 * @param first the pointer type of the first press
 * @returns the lost presses
 */
export const lostPresses = async (
  page: Page,
  field: Locator,
  texts: readonly [string, string],
  first: 0 | 1,
): Promise<string[]> => {
  const touch = await page.context().newCDPSession(page)
  await field.fill(texts[0])
  const controls = await controlsBelow(page, field)
  await watchPresses(page)
  const input = (await field.elementHandle()) as Field
  const lost: string[] = []
  const arrives = async (text: string | null, { handle }: Control, { means, at }: Press, frames: number): Promise<boolean> => {
    await hold(page, touch, means, await aim(input, text, handle, at), frames)
    return hasArrived(handle)
  }
  let typed = 0
  for (const [turn, control] of controls.entries())
    for (const press of pressesOf(turn + first)) {
      typed += 1
      const hasMissed = !(await arrives(texts[typed % 2] ?? '', control, press, turn % 4 === 0 ? LONG : SHORT))
      // At the edge of a control a browser may assign a touch to its neighbour, whatever field was blurred before.
      if (hasMissed && (await arrives(null, control, press, SHORT)))
        lost.push(`${control.name} by ${press.means} at ${press.at * 100} %`)
    }
  await page.evaluate(() => window.endWatch?.())
  await touch.detach()
  if (controls.length === 0) throw new Error('nothing stands below the field')
  return lost
}

/** Presses a control in its middle and lets its action run. */
export const pressSlowly = async (page: Page, control: Locator, means: Means): Promise<void> => {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  const touch = await page.context().newCDPSession(page)
  await hold(page, touch, means, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, LONG)
  await touch.detach()
}
