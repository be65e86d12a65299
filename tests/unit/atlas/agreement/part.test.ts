import { describe, expect, test } from 'vitest'
import type { FlowRecord } from '../../../../src/atlas/agreement/lines.ts'
import { shownBy } from '../../../../src/atlas/chart/walks.ts'
import { alphabetOf, partOf } from '../../../../src/atlas/agreement/part.ts'
import { changeLines } from '../../../../src/atlas/agreement/say.ts'
import { changesSince } from '../../../../tools/atlas/agreement/changes.ts'
import { renumbered, stored, withWord } from './record.ts'

const signed = partOf(stored())
const since = (record: FlowRecord) => changesSince(signed, partOf(record, alphabetOf(signed)))

describe('D266 the part that a signature is of', () => {
  test('is the same whatever the numbers of the cases and the order of exploring', () => {
    expect(partOf(renumbered(stored()))).toEqual(signed)
    expect(partOf(renumbered(stored('add-tool')))).toEqual(partOf(stored('add-tool')))
  })

  test('knows neither requirement rows, nor the happy path, nor reasons, nor names in the code', () => {
    const record = stored()
    for (const state of record.chart.states) Object.assign(state, { rows: ['ZZ99'], why: 'иначе', main: 7 })
    for (const edge of record.chart.edges) Object.assign(edge, { rows: [], isMain: false, unreachable: 'никак' })
    const renamed = JSON.parse(JSON.stringify(record).replaceAll('"editing', '"typing')) as FlowRecord
    expect(since(record)).toBeNull()
    expect(since(renamed)).toBeNull()
  })

  test('changes by a word on a screen, and says it once for all states of it', () => {
    const changes = since(withWord(stored(), 'Неверный телефон или пароль', 'Неверные данные'))
    expect(changes?.texts).toHaveLength(1)
    expect(changes && changeLines(changes)[0]).toMatch(/^текст: было «Неверный телефон или пароль», стало «Неверные данные» \(/)
    expect(changes?.parts).toEqual([])
    expect(changes?.parting).toBeNull()
  })

  test('changes by answers that exchanged their texts, where a state shows the same ones as before', () => {
    const record = stored()
    const { walks, texts } = record
    const shown = walks.steps
      .filter(({ event }) => walks.events[event]?.call === 'signIn')
      .map(shownBy)
      .filter((config) => walks.configs[config]!.state === 'editing')
    const one = shown[0]!
    const other = shown.find((config) => texts.configs[config] !== texts.configs[one])!
    const configs = [...texts.configs]
    ;[configs[one], configs[other]] = [configs[other]!, configs[one]!]
    const changes = since({ ...record, texts: { ...texts, configs } })
    expect(changes?.texts).toEqual([])
    expect(changes?.parts.map(({ kind }) => kind)).toEqual(['после'])
    expect(changes?.parts[0]?.come.join('\n')).toContain('Проверить телефон и пароль: ')
  })

  test('changes by a new branch', () => {
    const record = stored()
    const edge = record.chart.edges.find(({ guard }) => guard)!
    record.chart.edges.push({ ...edge, id: 'new', guard: { name: 'isNew', text: 'новое условие' } })
    expect(since(record)?.parts.map(({ kind }) => kind)).toEqual(['переход', 'порядок'])
  })

  test('changes by the words of a guard', () => {
    const record = stored()
    const edge = record.chart.edges.find(({ guard }) => guard)!
    edge.guard = { name: edge.guard!.name, text: 'если повезёт' }
    expect(
      since(record)
        ?.parts.flatMap(({ come }) => come)
        .join('\n'),
    ).toContain('если повезёт')
  })

  test('changes by the order in which guards are asked', () => {
    const record = stored()
    const { edges } = record.chart
    const at = edges.findIndex(({ trigger, source }, place) => {
      const next = edges[place + 1]
      return next?.source === source && next.trigger.name === trigger.name && next.trigger.kind === trigger.kind
    })
    ;[edges[at], edges[at + 1]] = [edges[at + 1]!, edges[at]!]
    expect(since(record)?.parts.map(({ kind }) => kind)).toEqual(['порядок'])
  })

  test('changes by a guard that decides otherwise with the same words, and shows the shortest way to it', () => {
    const record = stored()
    const { walks } = record
    const answers = walks.steps.filter(({ event }) => walks.events[event]?.call === 'signIn')
    const [one] = answers
    const other = answers.find(
      ({ to, from }) => from === one!.from && walks.configs[to]!.state !== walks.configs[one!.to]!.state,
    )!
    const [was, is] = [{ ...one! }, { ...other }]
    Object.assign(one!, { to: is.to, face: is.face, edges: is.edges, effects: is.effects })
    Object.assign(other, { to: was.to, face: was.face, edges: was.edges, effects: was.effects })
    const { parting } = since(record)!
    expect(parting?.way.at(-1)).toMatch(/^Проверить телефон и пароль: /)
    expect(parting?.before).not.toBe(parting?.after)
  })

  test('changes by another branch to the same place', () => {
    const record = stored()
    const { walks } = record
    const [one, other] = ['signIn: wrong', 'signIn: lost'].map((label) =>
      walks.steps.find(({ event }) => walks.events[event]!.label === label)!,
    )
    one!.edges = other!.edges
    const { parts, parting } = since(record)!
    expect(parts).toEqual([])
    expect(parting?.way.at(-1)).toBe('Проверить телефон и пароль: неверный пароль')
  })

  test('does not change when the fixture has grown by an answer with its own screen', () => {
    const record = stored()
    const { walks, texts } = record
    const event = walks.events.push({ ...walks.events[0]!, label: 'new sample', text: 'Новый образец' }) - 1
    const line = texts.lines.push('text: Слова нового образца') - 1
    const screen = texts.screens.push({ states: ['editing'], lines: [line] }) - 1
    const to = walks.configs.push({ input: 0, by: walks.steps.length, state: walks.configs[0]!.state }) - 1
    texts.configs.push(screen)
    walks.steps.push({ from: 0, event, to, edges: walks.steps[0]!.edges, effects: [] })
    expect(partOf(record)).not.toEqual(signed)
    expect(since(record)).toBeNull()
  })

  test('changes when an answer of the signed part is no longer shown', () => {
    const record = stored()
    const gone = record.walks.events.findIndex(({ call }) => call === 'signIn')
    const { text } = record.walks.events[gone]!
    record.walks.steps = record.walks.steps.filter(({ event }) => event !== gone)
    record.walks.events[gone] = { ...record.walks.events[gone]!, label: 'another', text: 'Другое' }
    expect(
      since(record)
        ?.parts.find(({ kind }) => kind === 'событие')
        ?.gone.join(),
    ).toContain(text)
  })
})
