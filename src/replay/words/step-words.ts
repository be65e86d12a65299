/** The lines of a recording in Russian: for the person who decides what of them is sent, and for the operator who reads them. */
import { PLACES } from '../../domain/portal/places.ts'
import type { ReportStep } from '../../domain/support/report-step.ts'
import { outcomeWords } from './outcomes.ts'
import type { Line, Taken } from '../record/lines.ts'
import { maskedWords } from './masked.ts'
import { secondPerson } from './second-person.ts'
import type { FlowTexts, Texts } from './texts.ts'
import { BACKGROUND_FLOWS } from '../report/background.ts'

export interface StepsOptions {
  /** «Вы нажимаете» to the person, «Нажимает» to somebody else. */
  voice: 'you' | 'they'
}

type Told = Pick<ReportStep, 'doer' | 'text' | 'value' | 'isProblem'>

const DONE = 'xstate.done.actor.'
const ERROR = 'xstate.error.actor.'
const AFTER = /^xstate\.after\.([^.]+)\./
const HIDDEN_TYPES: ReadonlySet<string> = new Set(['xstate.init', 'xstate.stop'])

const titleOfPlace = (name: string): string => PLACES.find((place) => place.name === name)?.title ?? name

const nameOf = (field: string, texts: FlowTexts | undefined): string => {
  const said = texts?.fields[field]
  return typeof said === 'object' ? said.text : (said ?? field)
}

const valueOf = (field: string, value: unknown, texts: FlowTexts | undefined): string => {
  const said = texts?.fields[field]
  if (typeof said !== 'object') return maskedWords(value)
  const name = typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number' ? String(value) : ''
  return said.values[name] ?? said.values['*'] ?? maskedWords(value)
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The event's data, field by field; a form's patch stands for its fields. */
const dataWords = (data: unknown, texts: FlowTexts | undefined): string => {
  if (!isRecord(data)) return ''
  const { patch, field, ...rest } = data
  const named = typeof field === 'string' && !field.startsWith('~') ? [`«${nameOf(field, texts)}»`] : []
  const told = Object.entries({ ...rest, ...(isRecord(patch) ? patch : {}) }).flatMap(([name, value]) => {
    const words = valueOf(name, value, texts)
    return words === '' ? [] : [`«${nameOf(name, texts)}»: ${words}`]
  })
  return [...named, ...told].join(', ')
}

const eventWords = ([, , type, data]: Taken, texts: FlowTexts | undefined, { voice }: StepsOptions): Told => {
  if (type.startsWith(DONE) || type.startsWith(ERROR)) {
    const isDone = type.startsWith(DONE)
    const call = texts?.calls[type.slice((isDone ? DONE : ERROR).length)] ?? ''
    const outcome = isDone ? outcomeWords(data) : { text: 'не удалось', isProblem: true }
    return { doer: 'server', text: `${call === '' ? 'Ответ' : call}: ${outcome.text}`, value: '', isProblem: outcome.isProblem }
  }
  const [, delay] = AFTER.exec(type) ?? []
  if (delay !== undefined) return { doer: 'portal', text: `Пауза: ${texts?.delays[delay] ?? delay}`, value: '', isProblem: false }
  const said = texts?.events[type]
  const value = dataWords(data, texts)
  if (said === undefined) return { doer: 'portal', text: type, value, isProblem: false }
  if (typeof said === 'object') return { doer: 'portal', text: said.app, value, isProblem: false }
  return { doer: 'person', text: voice === 'you' ? secondPerson(said) : said, value, isProblem: false }
}

/** The words of the deepest state that has some: of parallel parts, the one that has changed. */
const screenOf = (state: string, before: string, texts: FlowTexts | undefined): string => {
  const old = new Set(before.split('+'))
  const changed = state.split('+').filter((part) => !old.has(part))
  const told = changed.map((part) => {
    const path = part.split('.')
    for (let length = path.length; length > 0; length -= 1) {
      const text = texts?.states[path.slice(0, length).join('.')]
      if (text !== undefined) return text
    }
    return ''
  })
  return told.filter((text) => text !== '').join(', ')
}

const place = (name: string, { voice }: StepsOptions): Told => ({
  doer: 'person',
  text: `${voice === 'you' ? 'Вы открываете' : 'Открывает'} «${titleOfPlace(name)}»`,
  value: '',
  isProblem: false,
})

/**
 * @param lines segments, oldest first
 * @param texts those of the release that has recorded them; without them types stand in the place of words
 * @returns a step for each line that tells one
 */
export const stepsOf = (lines: readonly Line[], texts: Texts, options: StepsOptions): ReportStep[] => {
  const flows = new Map<number, { machine: string; state: string }>()
  const steps: ReportStep[] = []
  let at = 0
  let pause = 0
  let shownPlace = ''
  const add = (line: number, told: Told, more: Partial<ReportStep> = {}) => {
    const { machine = null } = more
    const isBackground = told.doer !== 'person' && machine !== null && BACKGROUND_FLOWS.has(machine)
    steps.push({ line, screen: '', isStruck: false, isBackground, machine, at, pause, ...told, ...more })
    pause = 0
  }
  for (const [index, line] of lines.entries()) {
    if (line[0] === 'segment') {
      // Checkpoints of all flows follow.
      flows.clear()
      continue
    }
    at += Number(line.at(-1))
    pause += Number(line.at(-1))
    if (line[0] === 'place') {
      if (line[1] !== shownPlace) add(index, place(line[1], options))
      shownPlace = line[1]
    } else if (line[0] === 'flow') {
      flows.set(line[1], { machine: line[2], state: line[3] })
    } else if (line[0] === 'end') {
      flows.delete(line[1])
    } else {
      const flow = flows.get(line[1])
      const after = line[0] === 'struck' ? line[2] : line[4]
      if (line[0] === 'event' && HIDDEN_TYPES.has(line[2])) continue
      const texts_ = flow === undefined ? undefined : texts[flow.machine]
      const screen = after === 0 || flow === undefined ? '' : screenOf(after, flow.state, texts_)
      const machine = flow?.machine ?? null
      if (line[0] === 'struck') {
        add(index, { doer: 'person', text: 'Шаг вычеркнут', value: '', isProblem: false }, { screen, machine, isStruck: true })
      } else add(index, eventWords(line, texts_, options), { screen, machine })
      if (flow !== undefined && after !== 0) flow.state = after
    }
  }
  return steps
}
