import type { RetailPoint } from '../../../src/api/types.ts'
import { profileHomeActors } from '../../../src/machines/profile-home/actors.ts'
import { profileHomeMachine } from '../../../src/machines/profile-home/machine.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, said } from '../kit/flow.ts'
import type { Ui } from '../kit/ui.ts'

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

type Context = { mode: 'seller' | 'customer'; count: number | null; point: RetailPoint | null }
type Look = (ui: Ui, context: Context) => Promise<void>

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

/** Both regions stand on one screen: each pair shows what both of them show. */
const states: Record<string, Look> = Object.fromEntries(
  Object.entries(countLooks).flatMap(([count, showsCount]) =>
    Object.entries(pointLooks).map(([where, showsPoint]): [string, Look] => [
      `count.${count}+point.${where}`,
      async (ui, context) => {
        await showsCount(ui, context)
        await showsPoint(ui, context)
      },
    ]),
  ),
)

export const profileHomeFlow = await defineFlow({
  name: 'profile-home',
  machine: profileHomeMachine,
  inputs: {
    'a seller': { text: 'Режим продавца', input: { mode: 'seller' } },
    'a customer': { text: 'Режим покупателя', input: { mode: 'customer' } },
  },
  key: (context) => [context.mode, context.count, context.point?.id],
  events: [{ type: 'count.retry' }, { type: 'point.retry' }],
  calls: {
    loadCount: call(
      profileHomeActors,
      'loadCount',
      { none: said('ни одной', ok(0)), some: said('45', ok(45)), ...faults },
      { mode: 'seller' },
    ),
    loadPoint: call(profileHomeActors, 'loadPoint', {
      point: said('точка есть', ok(point)),
      'no point': said('точки нет', ok(null)),
      ...faults,
    }),
  },
  act: {
    'count.retry': (ui) => ui.click('button', /^Повторить: число/),
    'point.retry': (ui) => ui.click('button', 'Повторить: торговая точка'),
  },
  states,
})
