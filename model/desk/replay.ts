import { writeCode } from '../../src/domain/support/report-code.ts'
import { refusals } from '../../src/domain/texts/refusals.ts'
import { replayActors } from '../../src/machines/desk/replay/actors.ts'
import type { FrameCall, FrameStep } from '../../src/domain/support/replay-frame.ts'
import { replayMachine } from '../../src/machines/desk/replay/machine.ts'
import type { Carried, Opened, ReplayContext } from '../../src/machines/desk/replay/types.ts'
import { pack } from '../../src/replay/packed/pack.ts'
import type { Line } from '../../src/replay/record/lines.ts'
import { momentsOf } from '../../src/replay/words/moments.ts'
import { stepsOf } from '../../src/replay/words/step-words.ts'
import type { Texts } from '../../src/replay/words/texts.ts'
import type { Api } from '../../src/api/client.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, output, refusal, said, type ModelEvent } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'

export const RELEASE = '1.14.2-0a1b2c3d'
export const CODE = writeCode(123_456)

/** Somebody registers a tool, strikes out a step, and hears nothing of the server. */
export const LINES: readonly Line[] = [
  ['segment', 0, { release: RELEASE, begun: stamp.now - 600_000, at: 0 }],
  ['place', 'add-tool', 0],
  ['flow', 1, 'addTool', 'editing', {}, 0],
  ['struck', 1, 0, 3_000],
  ['event', 1, 'submit', 0, 'submitting', 46_000],
  ['event', 1, 'xstate.done.actor.createSale', { kind: 'unknown' }, 'unanswered', 30_000],
]

export const TEXTS: Texts = {
  addTool: {
    title: 'Регистрация инструмента',
    states: { editing: 'Форма', submitting: 'Отправка продажи', unanswered: 'Ответа нет', done: 'Инструмент добавлен' },
    events: { submit: 'Нажимает «Зарегистрировать»' },
    fields: {},
    calls: { createSale: 'Зарегистрировать продажу' },
    delays: {},
  },
}

export const carried: Carried = {
  note: 'Нажала, а ответа нет',
  recording: pack(LINES, RELEASE, null),
  width: 412,
  height: 915,
  theme: 'dark',
}

/** The text of a link, as the portal writes it. */
export const LINK = `https://mst.example/support#${carried.recording}!412.915.d.3.`

const steps = stepsOf(LINES, TEXTS, { voice: 'they' })

const words = TEXTS['addTool']

export const opened: Opened = {
  lines: LINES,
  steps,
  moments: momentsOf(LINES, steps),
  flows: words === undefined ? {} : { addTool: words },
  release: RELEASE,
}

export const report = {
  ...carried,
  code: CODE,
  at: '2026-11-20T09:30:00.000Z',
  ends: '2027-02-18T09:30:00.000Z',
  place: '/tool',
  release: RELEASE,
  person: { id: 'anna', name: 'Соколова А. И.' },
  same: { count: 4, codes: [writeCode(77)] },
}

const asRecorded: FrameStep = { machine: 'addTool', state: 'unanswered', divergence: null }
/** The last line goes another way now. */
export const found: FrameStep[] = LINES.map((_, at) =>
  at === LINES.length - 1 ? { ...asRecorded, divergence: { kind: 'elsewhere', state: 'done' } } : asRecorded,
)
export const asked: FrameCall = {
  call: '1 createSale',
  machine: 'addTool',
  actor: 'createSale',
  outcomes: [
    { id: 'accepted', label: 'Принято' },
    { id: 'sold', label: '100: уже продан' },
  ],
}

const fileOf = (text: string): File => new File([text], 'report.json', { type: 'application/json' })

const noPort = { unpack: () => Promise.reject(new Error('nothing is unpacked here')) }
const actors = (api: Api) => replayActors(api, noPort)
const byApp = (why: string) => ({ by: 'app', why }) as const
const isOfFrame = ({ label }: ModelEvent): boolean => /^(?:frame|fork|outcome|answer|back)/.test(label)
const isOfEntry = ({ label }: ModelEvent): boolean => /^(?:form|submit|pick)/.test(label)

const seesEntry = async (ui: Ui, { form }: ReplayContext) => {
  await ui.sees('button', 'Открыть')
  for (const message of Object.values(form.errors)) await ui.seesText(message)
}
const seesStep = async (ui: Ui, { at, opened: shown, found: told }: ReplayContext) => {
  await ui.seesText(`шаг ${at + 1} из ${shown?.steps.length}`)
  if (told.length > 0 && at === 3) await ui.seesText(/портал ведёт себя иначе/)
}

export const replayFlow = await defineFlow({
  name: 'replay',
  machine: replayMachine,
  inputs: {
    'a code': {
      text: 'Открыто обращение по коду',
      input: { code: CODE, link: null, step: null },
      only: (event) => !isOfFrame(event) && !isOfEntry(event),
    },
    'a report in the frame': {
      text: 'Открыто обращение, портал в окне',
      input: { code: CODE, link: null, step: 1 },
      only: (event) => isOfFrame(event) || /^(?:loadReport: loaded|unpackReport: opened|go )/.test(event.label),
    },
    'a link': {
      text: 'Открыта ссылка с записью',
      input: { code: null, link: carried.recording, step: null },
      only: (event) => /^(?:noteOpening|unpackReport|retry|again)/.test(event.label),
    },
    'the entry': {
      text: 'Открыт раздел обращений',
      input: { code: null, link: null, step: null },
      only: (event) => isOfEntry(event) || /^(?:readFile|noteOpening: noted|unpackReport: damaged)/.test(event.label),
    },
  },
  key: ({ at, kept, opened: shown, width, theme, form, isFrameOpen, found: told, frameRelease, calls, chosen, problem }) => [
    shown && at,
    kept !== null,
    width === 768,
    theme,
    form.values,
    Object.entries(form.errors).map(String),
    form.reveals > 0,
    isFrameOpen,
    told.length > 0,
    frameRelease,
    calls.length > 0,
    chosen,
    problem !== null,
  ],
  events: [
    { type: 'form.change', patch: { code: CODE.toLowerCase() } },
    { type: 'form.change', patch: { code: LINK } },
    { type: 'form.change', patch: { code: 'не код' } },
    { type: 'form.blur', field: 'code' },
    { type: 'submit' },
    { type: 'pick', file: fileOf('{}') },
    { type: 'retry' },
    { type: 'again' },
    { type: 'go', to: 0 },
    { type: 'go', to: 3 },
    { type: 'play' },
    { type: 'pause' },
    { type: 'width.choose', width: 768 },
    { type: 'theme.choose', theme: 'light' },
    { type: 'fork' },
    { type: 'outcome.choose', call: '1 createSale', outcome: 'sold' },
    { type: 'answer' },
    { type: 'back' },
    { type: 'frame.ready', release: '1.15.0' },
    { type: 'frame.opened', steps: found },
    { type: 'frame.asks', calls: [asked] },
    { type: 'frame.broken' },
  ],
  calls: {
    loadReport: call(
      actors,
      'loadReport',
      {
        loaded: said('обращение получено', ok(report)),
        gone: said('такого обращения нет', refusal(404, refusals.notFound.code)),
        lost: faults.lost,
        crash: faults.crash,
      },
      { code: CODE },
    ),
    readFile: call(
      actors,
      'readFile',
      {
        report: said('в файле обращение', output(JSON.stringify({ kind: 'mst-report', recording: carried.recording }))),
        other: said('в файле другое', output('{}')),
        crash: faults.crash,
      },
      { file: null },
    ),
    noteOpening: call(
      actors,
      'noteOpening',
      { noted: said('записано в журнал', ok(null)), lost: faults.lost, crash: faults.crash },
      { source: 'link' },
    ),
    unpackReport: call(
      actors,
      'unpackReport',
      {
        opened: said('запись развёрнута', output({ kind: 'opened', carried, opened })),
        damaged: said('запись повреждена', output({ kind: 'damaged' })),
        forgotten: said('словаря больше нет', output({ kind: 'forgotten' })),
        crash: faults.crash,
      },
      { carried },
    ),
  },
  act: {
    'form.change': (ui, { patch }) => ui.fill('Код или ссылка', patch.code ?? ''),
    'form.blur': (ui) => ui.leave('Код или ссылка'),
    submit: (ui) => ui.click('button', 'Открыть'),
    pick: (ui) => ui.attach('Файл обращения', [{ name: 'report.json', bytes: new TextEncoder().encode('{}') }]),
    retry: (ui) => ui.click('button', 'Повторить'),
    again: (ui) => ui.click('button', 'Открыть другое'),
    go: (ui, { to }) => ui.click('button', new RegExp(`^Событие ${to + 1}:`)),
    play: (ui) => ui.click('button', 'Играть'),
    pause: (ui) => ui.click('button', 'Остановить'),
    'width.choose': (ui, { width }) => ui.click('radio', String(width)),
    'theme.choose': (ui, { theme }) => ui.click('radio', theme === 'dark' ? 'Тёмная' : 'Светлая'),
    fork: (ui) => ui.click('button', 'Отсюда иначе'),
    'outcome.choose': (ui) => ui.click('radio', /уже продан/),
    answer: (ui) => ui.click('button', 'Ответить'),
    back: (ui) => ui.click('button', 'Вернуться к записи'),
    'frame.ready': byApp('the frame has loaded'),
    'frame.opened': byApp('the frame has folded the recording'),
    'frame.asks': byApp('the portal in the frame has called the server'),
    'frame.broken': byApp('the frame does not answer'),
  },
  states: {
    asking: seesEntry,
    reading: (ui) => ui.sees('button', 'Открыть'),
    admitting: (ui) => ui.seesNoText('Открыть другое'),
    notAdmitted: (ui) => ui.seesText(/журнал не записал открытие/),
    loading: (ui) => ui.seesNoText(CODE),
    failed: (ui) => ui.seesText('Обращение не загрузилось'),
    gone: (ui) => ui.seesText('Такого обращения нет'),
    unpacking: (ui) => ui.seesNoText('Открыть другое'),
    forgotten: (ui) => ui.seesText('Запись слишком старой версии'),
    damaged: (ui) => ui.seesText('Запись повреждена'),
    'shown.still': seesStep,
    'shown.playing': (ui) => ui.sees('button', 'Остановить'),
    'shown.forked': async (ui, { calls }) => {
      await ui.sees('button', 'Вернуться к записи')
      await ui.seesText(calls.length > 0 ? 'Что ответил бы сервер?' : 'Дальше ведёте вы')
    },
  },
})
