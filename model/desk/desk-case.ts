import { reasonText } from '../../src/domain/desk/reason.ts'
import { refusals } from '../../src/domain/texts/refusals.ts'
import { deskCaseActors } from '../../src/machines/desk/desk-case/actors.ts'
import { deskCaseMachine } from '../../src/machines/desk/desk-case/machine.ts'
import type { CaseContext, CaseRequest } from '../../src/machines/desk/desk-case/types.ts'
import { commandAnswers } from '../kit/command.ts'
import { call, crash, defineFlow, lost, ok, output, refusal, said } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'
import { DUE, late, UNTIL, view } from './rows.ts'

const actors = (api: Parameters<typeof deskCaseActors>[0]) => deskCaseActors(api, () => stamp.now)

const { caseTaken, caseNotTaken, decisionPending, caseChanged, alreadyDecided, notFound } = refusals
export const TAKEN_BY = 'Эту строку смотрит Петрова М.'
const taken = { kind: 'ok', message: null, payload: { until: new Date(UNTIL).toISOString() } }
const refused = ({ code, text }: { code: number; text: string }) => ({ kind: 'refused', code, message: text, fields: null })
/** Two calls make one answer, so it is staged as it comes out of them. */
const opened = (shown: object, take: object) => output({ view: shown, taken: take, at: stamp.now })
const seen = { kind: 'ok', message: null, payload: view }
const unknownSerial = { kind: 'ok', message: null, payload: { ...view, needsModel: true } }

export const colleague = { id: 'operator-2', name: 'Петрова М.' }
export const WORDS = 'Пришлите чек, в котором есть перфоратор'
export const REFUSED = 'Сейчас нельзя'

const request = {
  kind: 'tool',
  id: late.id,
  command: { key: stamp.key, isRepeat: false, deed: 'decide' },
  verdict: 'approve',
  version: 41,
  reason: '',
  model: '',
} as const satisfies CaseRequest

const seesCase = async (ui: Ui, { problem }: CaseContext) => {
  await ui.sees('heading', late.title)
  await ui.seesText('Продавец Соколова А. И., Инструмент Профи')
  await ui.seesText('Дрель-шуруповёрт ДШ-18')
  if (problem !== null) await ui.seesText(problem)
}

export const deskCaseFlow = await defineFlow({
  name: 'desk-case',
  machine: deskCaseMachine,
  inputs: {
    'the row': { text: 'Открыта строка очереди', input: { kind: 'tool', id: late.id, key: stamp.key, now: stamp.now } },
  },
  key: ({ view: shown, kind, verdict, picked, words, isReasonShown, problem, command, answer }) => [
    shown?.needsModel ?? null,
    verdict,
    reasonText(kind, picked, words) !== '',
    isReasonShown,
    problem !== null,
    command && [command.deed, command.isRepeat],
    answer,
  ],
  events: [
    { type: 'retry', key: stamp.key },
    { type: 'released', key: stamp.key },
    { type: 'take', key: stamp.key },
    { type: 'verdict', verdict: 'approve', key: stamp.key },
    { type: 'verdict', verdict: 'refuse', key: stamp.key },
    { type: 'model.change', text: 'П-26' },
    { type: 'reason.pick', at: 0 },
    { type: 'reason.change', words: WORDS },
    { type: 'reason.confirm', key: stamp.key },
    { type: 'back' },
    { type: 'hand.open' },
    { type: 'hand.choose', operator: colleague, key: stamp.key },
    { type: 'check', key: stamp.key },
    { type: 'repeat' },
  ],
  calls: {
    openCase: call(
      actors,
      'openCase',
      {
        taken: said('строка взята', opened(seen, taken)),
        'of an unknown serial': said('строка взята, номера нет в базе', opened(unknownSerial, taken)),
        'of another': said('строку смотрит другой', opened(seen, refused({ ...caseTaken, text: TAKEN_BY }))),
        gone: said('строки больше нет', opened(refused(notFound), refused(notFound))),
        lost: said('ответ потерялся', opened({ kind: 'unknown' }, { kind: 'unknown' })),
        crash: said('ошибка в самом пульте', crash),
      },
      { kind: 'tool', id: late.id, key: stamp.key },
    ),
    loadColleagues: call(actors, 'loadColleagues', {
      loaded: said('операторы получены', ok([colleague])),
      lost: said('ответ потерялся', lost),
      crash: said('ошибка в самом пульте', crash),
    }),
    act: call(
      actors,
      'act',
      {
        ...commandAnswers,
        decided: said('принято', ok({ due: new Date(DUE).toISOString() })),
        'not taken': said('строка уже отпущена', refusal(409, caseNotTaken.code, caseNotTaken.text)),
        'of another': said('строку взял другой', refusal(409, caseTaken.code, TAKEN_BY)),
        pending: said('решение уже принято', refusal(409, decisionPending.code, decisionPending.text)),
        changed: said('строка изменилась', refusal(409, caseChanged.code, caseChanged.text)),
        'already decided': said('решено раньше', refusal(409, alreadyDecided.code, alreadyDecided.text)),
        refused: said('отказ с сообщением', refusal(400, refusals.refused.code, REFUSED)),
      },
      request,
    ),
  },
  act: {
    retry: (ui) => ui.click('button', 'Повторить'),
    released: { by: 'app', why: 'the browser shows the page again, which has let the row go' },
    take: (ui) => ui.click('button', /^(?:Взять снова|Попробовать взять)$/),
    verdict: (ui, { verdict }) => ui.click('button', verdict === 'approve' ? 'Одобрить' : 'Отказать'),
    'model.change': (ui, { text }) => ui.fill('Модель', text),
    'reason.pick': (ui) => ui.click('button', 'В чеке другой товар'),
    'reason.change': (ui, { words }) => ui.fill(/Причина своими словами|Добавить от себя/, words),
    'reason.confirm': (ui) => ui.click('button', 'Отказать'),
    back: (ui) => ui.click('button', /^(?:Вернуться|Закрыть)$/),
    'hand.open': (ui) => ui.click('button', 'Передать'),
    'hand.choose': (ui, { operator }) => ui.click('button', operator.name),
    check: (ui) => ui.click('button', 'Проверить'),
    repeat: (ui) => ui.click('button', 'Повторить'),
  },
  states: {
    opening: (ui) => ui.seesNoText('Строка не загрузилась'),
    failed: (ui) => ui.seesText('Строка не загрузилась'),
    gone: (ui) => ui.seesText('Этой строки больше нет'),
    closed: seesCase,
    ready: seesCase,
    reasoning: async (ui, { isReasonShown, problem }) => {
      await ui.sees('heading', 'Причина отказа')
      if (isReasonShown) await ui.seesText('Выберите причину или напишите свою')
      if (problem !== null) await ui.seesText(problem)
    },
    'handing.loading': (ui) => ui.sees('dialog', 'Кому передать'),
    'handing.failed': (ui) => ui.seesText('Операторы не загрузились'),
    'handing.choosing': (ui) => ui.sees('button', colleague.name),
    expired: (ui) => ui.sees('button', 'Взять снова'),
    acting: (ui) => ui.sees('heading', late.title),
    unanswered: (ui) => ui.seesText('Не удалось узнать результат'),
    ended: (ui) => ui.sees('heading', late.title),
  },
})
