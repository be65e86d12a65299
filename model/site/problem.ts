import { refusals } from '../../src/domain/texts/refusals.ts'
import { problemActors, type ReportPort } from '../../src/machines/site/problem/actors.ts'
import { problemMachine } from '../../src/machines/site/problem/machine.ts'
import type {
  OwnLink,
  Packed,
  ProblemContext,
  ProblemInput,
  Recorded,
  ReportCommand,
  Sent,
} from '../../src/machines/site/problem/types.ts'
import type { Line } from '../../src/replay/record/lines.ts'
import { stepsOf } from '../../src/replay/words/step-words.ts'
import type { Texts } from '../../src/replay/words/texts.ts'
import type { Api } from '../../src/api/client.ts'
import { commandAnswers } from '../kit/command.ts'
import { faults } from '../kit/faults.ts'
import { call, crash, defineFlow, ok, refusal, said, type ModelEvent } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'

const STORED = 'xstate.done.actor.registerSale'
export const LINES: readonly Line[] = [
  ['segment', 0, { release: '1.0.0', begun: stamp.now, at: 0 }],
  ['flow', 1, 'addTool', 'form.editing', {}, 0],
  ['place', 'tool', 0],
  ['event', 1, 'form.change', { patch: { serialNumber: '~sw.9.0' } }, 0, 8_000],
  ['event', 1, 'submit', 0, 'registeringSale', 2_000],
  ['event', 1, STORED, { kind: 'unknown' }, 'unanswered', 30_000],
]
/** The line of the press. */
export const PRESS = 4

const TEXTS: Texts = {
  addTool: {
    title: 'Регистрация инструмента или продажи',
    states: { registeringSale: 'Отправка продажи', unanswered: 'Ответа нет: результат неизвестен' },
    events: { 'form.change': 'Правит поле', submit: 'Нажимает «Зарегистрировать»' },
    fields: { serialNumber: 'Серийный номер' },
    calls: { registerSale: 'Зарегистрировать продажу' },
    delays: {},
  },
}

export const recorded: Recorded = { lines: LINES, steps: stepsOf(LINES, TEXTS, { voice: 'you' }), place: '/tool' }
const nothing: Recorded = { lines: [], steps: [], place: '/' }

export const packed: Packed = {
  note: '',
  place: '/tool',
  recording: '10.1.0.AAAA',
  width: 360,
  height: 740,
  theme: 'light',
}
export const sent: Sent = { report: 'МСТ-7F3K-92', eraseKey: 'a-key-that-erases', ends: '2027-02-24T09:00:00.000Z' }
export const link: OwnLink = {
  address: 'https://mst.example/support#2AAAA',
  steps: 4,
  drawn: { size: 3, path: 'M0 0h1v1h-1zM2 2h1v1h-1z' },
}
export const UNREADABLE = refusals.badRecording.text
export const LONG = 'ы'.repeat(1_001)

const pending: ReportCommand = { ...packed, note: 'Не работает', key: 'key-of-the-first-sending', isRepeat: false }
const input = (draft: ProblemInput['draft'] = null, canShare = false): ProblemInput => ({ draft, canShare })

/** The port is the device's own: what it brings stands in the answers below. */
const port: ReportPort = {
  read: () => Promise.resolve(recorded),
  pack: () => Promise.resolve(packed),
  link: () => Promise.resolve(link),
}
const actors = (api: Api) => problemActors(api, port)

const isOfForm = ({ label }: ModelEvent): boolean => /^(form|submit|back|readRecording: steps)/.test(label)
const isOfSteps = ({ label }: ModelEvent): boolean => !label.startsWith('form.')
const isOfWords = ({ label }: ModelEvent): boolean =>
  /^(form|submit|back|readRecording: nothing|packReport: packed|reportProblem: (taken|unreadable|offline))/.test(label)
const isOfSending = ({ label }: ModelEvent): boolean => !/^(form|step|submit|retry|readRecording|packReport)/.test(label)

const showsForm = async (ui: Ui, { form, recorded: shown, struck }: ProblemContext) => {
  await ui.sees('heading', 'Сообщить о проблеме')
  if ((await ui.valueOf('Что случилось')) !== form.values.note) throw new Error('the field shows another value')
  for (const message of Object.values(form.errors)) await ui.seesText(message)
  for (const [at, step] of (shown?.steps ?? []).entries()) {
    const isStruck = struck.includes(step.line)
    await ui.sees('button', `${isStruck ? 'Вернуть' : 'Вычеркнуть'} шаг ${at + 1}`)
  }
}

const showsUnsent = (ui: Ui, { isOffline }: ProblemContext) =>
  ui.sees('heading', isOffline ? 'Нет связи: отправьте иначе' : 'Не удалось узнать результат')

export const problemFlow = await defineFlow({
  name: 'problem',
  machine: problemMachine,
  inputs: {
    first: { text: 'Человек открыл страницу', input: input(), only: isOfSteps },
    words: { text: 'Слова, написанные до перезагрузки', input: input({ note: 'Не работает', command: null }), only: isOfWords },
    'too many words': { text: 'Слов слишком много', input: input({ note: LONG, command: null }), only: isOfForm },
    'an unanswered report': {
      text: 'Страницу закрыли, пока обращение шло',
      input: input({ note: 'Не работает', command: pending }, true),
      only: isOfSending,
    },
  },
  look: () => '',
  key: ({ form, recorded: shown, struck, sent: code, isOffline, command }) => [
    form.values.note.length,
    Object.keys(form.errors),
    shown?.steps.length,
    struck,
    code?.report,
    isOffline,
    command?.isRepeat,
  ],
  events: [
    { type: 'form.change', patch: { note: 'Ответа нет' } },
    { type: 'form.blur', field: 'note' },
    { type: 'step.strike', line: PRESS },
    // A line that tells no step.
    { type: 'step.strike', line: 0 },
    { type: 'step.restore', line: PRESS },
    { type: 'submit', key: stamp.key },
    { type: 'repeat' },
    { type: 'network.back' },
    { type: 'link.save' },
    { type: 'link.copy' },
    { type: 'link.share' },
    { type: 'code.copy' },
    { type: 'back' },
    { type: 'retry' },
    { type: 'erase' },
    { type: 'keep' },
    { type: 'confirm' },
  ],
  calls: {
    readRecording: call(actors, 'readRecording', {
      steps: said('шаги записаны', { output: recorded }),
      nothing: said('в этой вкладке ничего не записано', { output: nothing }),
      crash: said('запись не прочитать', crash),
    }),
    packReport: call(
      actors,
      'packReport',
      { packed: said('сложено', { output: packed }), crash: said('часть портала не загрузилась', crash) },
      { note: '', lines: LINES, struck: [], place: '/tool' },
    ),
    reportProblem: call(
      actors,
      'reportProblem',
      {
        taken: said('принято', ok(sent)),
        unreadable: said('запись не читается', refusal(422, refusals.badRecording.code, UNREADABLE)),
        ...commandAnswers,
      },
      pending,
    ),
    makeLink: call(
      actors,
      'makeLink',
      {
        made: said('ссылка готова', { output: link }),
        'without code': said('для QR-кода она слишком длинна', { output: { ...link, drawn: null } }),
        crash: said('часть портала не загрузилась', crash),
      },
      pending,
    ),
    eraseProblem: call(
      actors,
      'eraseProblem',
      { erased: said('стёрто', ok(null)), ...faults },
      { code: sent.report, eraseKey: sent.eraseKey },
    ),
  },
  act: {
    'form.change': (ui, { patch: { note = '' } }) => ui.fill('Что случилось', note),
    'form.blur': (ui) => ui.leave('Что случилось'),
    'step.strike': (ui) => ui.click('button', 'Вычеркнуть шаг 3'),
    'step.restore': (ui) => ui.click('button', 'Вернуть шаг 3'),
    submit: (ui) => ui.click('button', 'Отправить'),
    repeat: (ui) => ui.click('button', 'Повторить'),
    'network.back': { by: 'app', why: 'the browser says it, not a person' },
    'link.save': (ui) => ui.click('button', 'Сохранить файлом'),
    'link.copy': (ui) => ui.click('button', 'Скопировать ссылку'),
    'link.share': (ui) => ui.click('button', 'Отправить ссылку'),
    'code.copy': (ui) => ui.click('button', 'Скопировать код'),
    back: (ui) => ui.click('button', /^(Назад|Вернуться|Вернуться к форме)$/),
    retry: (ui) => ui.click('button', 'Попробовать ещё раз'),
    erase: (ui) => ui.click('button', 'Стереть запись сейчас'),
    keep: (ui) => ui.click('button', 'Оставить'),
    confirm: (ui) => ui.click('button', 'Стереть'),
  },
  states: {
    reading: (ui) => ui.sees('heading', 'Сообщить о проблеме'),
    form: showsForm,
    packing: showsForm,
    sending: showsForm,
    unpacked: (ui) => ui.sees('heading', 'Обращение не собрано'),
    'unsent.linking': showsUnsent,
    'unsent.linked': showsUnsent,
    'unsent.linkless': async (ui, context) => {
      await showsUnsent(ui, context)
      await ui.seesText('Ссылка не получилась')
    },
    refused: async (ui, { problem }) => {
      await ui.sees('heading', 'Обращение не отправлено')
      await ui.seesText(problem ?? '')
    },
    'sent.shown': (ui) => ui.seesText(sent.report),
    'sent.asking': (ui) => ui.sees('heading', 'Стереть запись?'),
    'sent.erasing': (ui) => ui.sees('heading', 'Стереть запись?'),
    erased: (ui) => ui.sees('heading', 'Запись стёрта'),
  },
})
