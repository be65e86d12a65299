import { refusals } from '../../src/domain/texts/refusals.ts'
import { sellerName } from '../../src/domain/people/seller-name.ts'
import { sellerActionActors } from '../../src/machines/team/seller-action/actors.ts'
import { sellerActionMachine } from '../../src/machines/team/seller-action/machine.ts'
import type { SellerCommand, Subject } from '../../src/machines/team/seller-action/types.ts'
import { commandAnswers, pending } from '../kit/command.ts'
import { call, defineFlow, ok, refusal, said } from '../kit/flow.ts'
import { person } from '../kit/people.ts'
import { stamp } from '../kit/stamp.ts'

const actors: Parameters<typeof call>[0] = (api) => sellerActionActors(api, { forget: () => {} })

export const SELF = 'art-1'
const { id } = person(0)
const name = sellerName(person(0))

export const assignment: Subject = { kind: 'assign', id, name }
export const exclusion: Subject = { kind: 'exclude', id, name }
export const handOver: SellerCommand = { ...assignment, ...pending }

export const sellerActionFlow = await defineFlow({
  name: 'seller-action',
  machine: sellerActionMachine,
  inputs: {
    'a seller': { text: 'Страница продавца открыта', input: { self: SELF, command: null } },
    'a reload while handing over': { text: 'Перезагрузка, пока права передавались', input: { self: SELF, command: handOver } },
    'a reload while excluding': {
      text: 'Перезагрузка, пока продавца исключали',
      input: { self: SELF, command: { ...exclusion, ...pending } },
    },
  },
  key: ({ command, asked, hasRights, problem }) => [command?.kind, command?.isRepeat, asked?.kind, hasRights, problem !== null],
  events: [
    { type: 'ask', ...assignment },
    { type: 'ask', ...exclusion },
    { type: 'keep' },
    { type: 'confirm', ...stamp },
    { type: 'repeat' },
    { type: 'back' },
    { type: 'rights.lost' },
  ],
  calls: {
    carryOut: call(
      actors,
      'carryOut',
      {
        done: said('сделано', ok(null)),
        'not a seller': said('этот человек больше не продавец точки', refusal(404, refusals.notFound.code, 'Продавец не найден')),
        'no rights': said('прав администратора нет', refusal(403, refusals.forbidden.code, refusals.forbidden.text)),
        ...commandAnswers,
      },
      handOver,
    ),
  },
  act: {
    ask: (ui, { kind }) => ui.click('button', kind === 'assign' ? 'Передать права' : 'Исключить из точки'),
    keep: (ui) => ui.click('button', 'Отмена'),
    confirm: (ui) => ui.click('button', /^(Передать права|Исключить)$/),
    repeat: (ui) => ui.click('button', 'Повторить'),
    back: (ui) => ui.click('button', /^(Назад|На главную|К продавцам)$/),
    'rights.lost': { by: 'app', why: 'another tab has handed the rights over' },
  },
  states: {
    idle: async (ui) => {
      await ui.sees('button', 'Передать права')
      await ui.sees('button', 'Исключить из точки')
    },
    confirming: async (ui, { asked }) => {
      await ui.sees('alertdialog', asked?.kind === 'assign' ? 'Передать права администратора?' : 'Исключить продавца из точки?')
      await ui.seesText(name)
    },
    sending: (ui, { asked }) => ui.sees('button', asked?.kind === 'assign' ? 'Передать права' : 'Исключить'),
    unanswered: async (ui) => {
      await ui.sees('heading', 'Не удалось узнать результат')
      await ui.sees('button', 'Повторить')
    },
    handedOver: async (ui, { asked }) => {
      await ui.sees('heading', 'Права переданы')
      if (asked) await ui.seesText(`Администратор точки теперь ${name}`)
      else await ui.seesNoText(/Администратор точки теперь/)
    },
    excluded: async (ui) => {
      await ui.sees('heading', 'Продавец исключён')
      await ui.seesText(`${name} больше не продаёт от вашей точки`)
    },
    refused: async (ui, { asked, problem }) => {
      await ui.sees('heading', asked?.kind === 'assign' ? 'Не удалось передать права' : 'Не удалось исключить продавца')
      await ui.seesText(problem ?? '')
    },
    gone: (ui) => ui.seesNoText('Права переданы'),
  },
})
