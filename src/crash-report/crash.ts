/**
 * A report where the portal itself did not start (D256): a page of its own, which needs nothing of the portal but the recording that the tab has
 * kept. It sends the same report; where nothing can be sent, it shows the link that carries it.
 */
import { PLACES } from '../domain/portal/places.ts'
import type { ReportFile } from '../domain/support/report-file.ts'
import { isShort, MOST_INFLATED, pack } from '../replay/packed/pack.ts'
import type { Line } from '../replay/record/lines.ts'
import { readSegments } from '../replay/record/ring.ts'
import { chosenLines, fittingLines, withoutStruck } from '../replay/report/choose.ts'
import { linkOf } from '../replay/report/link.ts'
import { stepsOf } from '../replay/words/step-words.ts'
import type { Texts } from '../replay/words/texts.ts'

const ADDRESS = '/api/problem-reports'
/** Characters of a recording and of a link, and the bytes that each may inflate to. */
const MOST = {
  sent: { most: 40_000, inflated: MOST_INFLATED.report },
  link: { most: 2_000, inflated: MOST_INFLATED.link },
} as const

const stored = (area: 'localStorage' | 'sessionStorage', key: string): string | null => {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

const element = <Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind => {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`crash.html has no ${selector}`)
  return found
}

const form = element('form', HTMLFormElement)
const note = element('#note', HTMLTextAreaElement)
const list = element('#steps', HTMLFieldSetElement)
const said = element('#said', HTMLParagraphElement)

const lines = chosenLines(readSegments((slot) => stored('sessionStorage', `recording.${slot}`)))
/** One key for one report: a second press is the same one. */
const key = crypto.randomUUID()

const textsOf = async (): Promise<Texts> => {
  try {
    const { texts } = (await (await fetch('/report-data/current.json')).json()) as { texts: Texts }
    return texts
  } catch {
    // Without words the steps are told by their types.
    return {}
  }
}

const showSteps = async (): Promise<void> => {
  const steps = stepsOf(lines, await textsOf(), { voice: 'you' })
  for (const { line, text, value } of steps) {
    const label = document.createElement('label')
    const box = Object.assign(document.createElement('input'), { type: 'checkbox', checked: true, value: String(line) })
    label.append(box, `${text}${value === '' ? '' : `. ${value}`}`)
    list.append(label)
  }
  if (steps.length === 0) list.append('В этой вкладке ничего не записано: уйдут только ваши слова')
}

const struckOf = (): Set<number> =>
  new Set([...list.querySelectorAll<HTMLInputElement>('input:not(:checked)')].map(({ value }) => Number(value)))

const BARE: Line[] = [['segment', 0, { release: import.meta.env.VITE_APP_VERSION, begun: Date.now(), at: 0 }]]

const packed = (
  some: readonly Line[],
  { most, inflated }: { most: number; inflated: number },
  lengthOf: (text: string) => number,
): string => {
  const text = (few: readonly Line[]) => pack(few, import.meta.env.VITE_APP_VERSION, null)
  return text(fittingLines(some, (few) => isShort(few, inflated) && lengthOf(text(few)) <= most) ?? BARE)
}

const placeOf = (): ReportFile['place'] => {
  const moved = lines.findLast((line) => line[0] === 'place')
  return PLACES.find(({ name }) => moved?.[0] === 'place' && name === moved[1])?.path ?? '/'
}

const reportOf = (recording: string): ReportFile => ({
  note: note.value.trim(),
  place: placeOf(),
  width: window.innerWidth,
  height: window.innerHeight,
  theme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  recording,
})

interface Answer {
  code: number
  message: string | null
  payload: { report: string } | null
}

const send = async (report: ReportFile): Promise<Answer> => {
  const token = stored('localStorage', 'token') ?? stored('sessionStorage', 'token')
  const response = await fetch(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'Idempotency-Key': key, ...(token !== null && { token }) },
    body: JSON.stringify(report),
  })
  return (await response.json()) as Answer
}

const submit = async (): Promise<void> => {
  const kept = lines.length === 0 ? BARE : withoutStruck(lines, struckOf())
  said.textContent = 'Отправляем…'
  try {
    const { payload, message } = await send(reportOf(packed(kept, MOST.sent, (text) => text.length)))
    said.textContent = payload === null ? (message ?? 'Обращение не отправлено') : `Код обращения: ${payload.report}`
  } catch {
    const addressOf = (text: string) => linkOf(window.location.origin, reportOf(text))
    const address = addressOf(packed(kept, MOST.link, (text) => addressOf(text).length))
    said.textContent = `Нет связи. Отправьте поддержке эту ссылку: ${address}`
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void submit()
})
void showSteps()
