import type { RetailPoint, User } from '../../src/api/types.ts'
import { profileHomeActors } from '../../src/machines/profile/profile-home/actors.ts'
import { profileHomeMachine, type ProfileHomeContext } from '../../src/machines/profile/profile-home/machine.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, said, type ModelEvent } from '../kit/flow.ts'
import type { Ui } from '../kit/ui.ts'
import { user } from '../kit/users.ts'

export const point: RetailPoint = {
  id: '0d8f2f5e-1b5e-4c42-8f6d-3d6f0c9e0001',
  name: 'Инструмент Профи',
  address: 'Москва, ул. Складочная, 1',
  inn: '7707083893',
  directorFullName: 'Лебедев Игорь Павлович',
  directorPhone: '79000000002',
  adminPercentOfBonus: 10,
  retailPointCoordinates: '55.7965,37.5986',
  timeZone: '+03:00',
}

/** A person with this INN status and an otherwise complete profile. */
export const userWith = (taxStatus: User['taxStatus']): User => ({
  ...user,
  id: 'seller-1',
  inn: taxStatus === null ? null : user.inn,
  innApproved: taxStatus === 'ACCEPTED',
  approved: taxStatus === 'ACCEPTED',
  taxStatus,
  firstStar: false,
  passport: { ...user.passport, passportImages: [] },
  lacks: taxStatus === 'ACCEPTED' ? [] : [taxStatus === null ? 'inn' : 'innCheck'],
})

type Look = (ui: Ui, context: ProfileHomeContext) => Promise<void>

const ACTION = 'Зарегистрировать продажу с чеком'

const countLooks: Record<string, Look> = {
  loading: (ui, { mode }) => ui.seesText(mode === 'seller' ? 'Продажи' : 'Инструменты'),
  shown: (ui, { count }) => ui.seesText(String(count)),
  failed: (ui, { mode }) =>
    ui.seesText(mode === 'seller' ? 'Не удалось загрузить число продаж' : 'Не удалось загрузить число инструментов'),
}
const pointLooks: Record<string, Look> = {
  loading: (ui) => ui.seesNoText(ACTION),
  known: async (ui, context) => {
    if (context.mode === 'customer') {
      await ui.sees('link', 'Зарегистрировать инструмент')
      await ui.sees('link', 'Информация об инструменте')
    } else if (context.point) {
      await ui.sees('link', ACTION)
      await ui.sees('checkbox', 'У меня нет чека')
      await ui.sees('link', 'Зарегистрировать продажу юридическому лицу')
    } else await ui.seesNoText(ACTION)
  },
  failed: async (ui) => {
    await ui.seesText('Не удалось загрузить торговую точку')
    await ui.seesNoText(ACTION)
  },
}
/** Only sellers see the unmet conditions of a withdrawal. */
const underCheck: Look = async (ui, { mode }) => {
  await ui.sees('button', 'Инн на проверке')
  if (mode === 'seller') await ui.seesText('Для вывода баллов не хватает')
  else await ui.seesNoText('Для вывода баллов не хватает')
}
const innLooks: Record<string, Look> = {
  waiting: underCheck,
  asking: underCheck,
  settled: async (ui, context) => {
    const { taxStatus } = context
    if (taxStatus === 'ACCEPTED') {
      await ui.sees('button', 'ИНН подтвержден')
      await ui.seesNoText('Для вывода баллов не хватает')
    } else if (taxStatus === 'MANUAL_CHECK') await underCheck(ui, context)
    else await ui.seesNoText(/^ИНН подтвержден$|^Инн на проверке$/)
  },
}

/** All regions are on one screen: each combined state shows the content of all its parts. */
const look = (count: string, where: string, check: string): [string, Look] => [
  `count.${count}+point.${where}+innCheck.${check}`,
  async (ui, context) => {
    await countLooks[count]?.(ui, context)
    await pointLooks[where]?.(ui, context)
    await innLooks[check]?.(ui, context)
  },
]

const states: Record<string, Look> = Object.fromEntries([
  ...Object.keys(countLooks).flatMap((count) => Object.keys(pointLooks).map((where) => look(count, where, 'settled'))),
  ...['loading', 'shown'].flatMap((count) => ['waiting', 'asking'].map((check) => look(count, 'known', check))),
])

/** The check of the INN is explored separately from the other loads, which would multiply its configurations. */
const isOfCheck = ({ event, outcome }: ModelEvent): boolean =>
  outcome?.call === 'renewUser' || event.type === 'person.changed' || event.type.startsWith('xstate.after.')
const isOfCheckOrCount = (event: ModelEvent): boolean => isOfCheck(event) || event.label === 'loadCount: some'
const isOfOthers = (event: ModelEvent): boolean => !isOfCheck(event)

const actors: Parameters<typeof call>[0] = (api) => profileHomeActors(api, () => Promise.resolve())

export const profileHomeFlow = await defineFlow({
  name: 'profile-home',
  machine: profileHomeMachine,
  inputs: {
    'a seller': {
      text: 'Режим продавца',
      input: { mode: 'seller', isCompany: false, taxStatus: null },
      only: isOfOthers,
    },
    'a customer': {
      text: 'Режим покупателя',
      input: { mode: 'customer', isCompany: false, taxStatus: null },
      only: isOfOthers,
    },
    'an INN under check': {
      text: 'ИНН на проверке',
      input: { mode: 'customer', isCompany: false, taxStatus: 'AWAITING_CHECK' },
      only: isOfCheckOrCount,
    },
    'a company': {
      text: 'Компания: её ИНН здесь не проверяют',
      input: { mode: 'customer', isCompany: true, taxStatus: 'AWAITING_CHECK' },
      only: isOfOthers,
    },
  },
  key: (context) => [context.mode, context.isCompany, context.taxStatus, context.count, context.point?.id],
  events: [
    { type: 'count.retry' },
    { type: 'point.retry' },
    { type: 'person.changed', taxStatus: 'AWAITING_CHECK' },
    { type: 'person.changed', taxStatus: 'ACCEPTED' },
  ],
  calls: {
    loadCount: call(
      actors,
      'loadCount',
      { none: said('ни одной', ok(0)), some: said('45', ok(45)), ...faults },
      { mode: 'seller' },
    ),
    loadPoint: call(actors, 'loadPoint', {
      point: said('точка есть', ok(point)),
      'no point': said('точки нет', ok(null)),
      ...faults,
    }),
    renewUser: call(actors, 'renewUser', {
      accepted: said('ИНН подтверждён', ok(userWith('ACCEPTED'))),
      'by hand': said('ИНН ушёл на ручную проверку', ok(userWith('MANUAL_CHECK'))),
      'still under check': said('проверка ещё идёт', ok(userWith('AWAITING_CHECK'))),
      ...faults,
    }),
  },
  act: {
    'count.retry': (ui) => ui.click('button', /^Повторить: число/),
    'point.retry': (ui) => ui.click('button', 'Повторить: торговая точка'),
    'person.changed': { by: 'app', why: 'the session knows the profile that another screen or tab has saved' },
  },
  states,
})
