/** The text of a browser test: the steps of a recording against the portal with held answers, each with what it was in Russian. */
import type { ReportStep } from '../../src/domain/support/report-step.ts'
import type { ModelSteps } from './model-steps.ts'

export interface TestParts {
  /** The name of the flow, its area, and the name of its machine. */
  flow: string
  area: string
  machine: string
  /** The portal's address. */
  address: string
  release: string
  recorded: number
  model: ModelSteps
  words: readonly ReportStep[]
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', ' ')}'`

const clockOf = (at: number): string => {
  const seconds = Math.floor(at / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** A comment of one line, whatever a model or a recording has in it. */
const remark = (text: string): string => `    // ${text.replaceAll(/\s+/g, ' ').slice(0, 120)}`

const stepLines = ({ model, words }: TestParts): string[] =>
  model.steps.flatMap(({ label, state, line }) => {
    const said = words.find((one) => one.line === line)
    const comment =
      line === null
        ? 'Путь к началу записи'
        : said === undefined
          ? label
          : `${clockOf(said.at)} ${said.text}${said.value && `. ${said.value}`}`
    return [
      remark(comment),
      `    { label: ${quoted(label)}, state: ${quoted(state)}${line === null ? ', isBefore: true' : ''} },`,
    ]
  })

/** Who answers: the recorded answers, held until their step, or the demo server. */
export type Answering = 'held' | 'server'

/** @returns the text of a test file */
export const testText = (parts: TestParts, answering: Answering): string => {
  const { flow, area, machine, address, release, recorded, model } = parts
  const shown = model.steps.filter(({ line }) => line !== null).length
  return `/**
 * Из записи версии ${release.replaceAll(/[^\w.-]/g, '')}: событий ${recorded}, осталось ${shown}. Тест падает, пока портал кончает как в записи.
 * После исправления впишите в ends, где он кончает теперь: с этого дня тест держит исправление.
 */
import { ${machine}Flow as flow } from '../../model/${area}/${flow}.ts'
import { testRecorded } from '../kit/recorded.ts'

testRecorded({
  flow,
  input: ${quoted(model.input)},
  address: ${quoted(address)},
  answering: ${quoted(answering)},
  steps: [
${stepLines(parts).join('\n')}
  ],
  fault: ${quoted(model.end)},
  ends: null,
})
`
}
