/** A tab of the point that asks nobody: with this person's point, or with the application for it. */
import { createActor } from 'xstate'
import type { UserStatus } from '../../domain/people/roles.ts'
import { pointMachine } from '../../machines/profile/point/machine.ts'
import type { OwnPoint } from '../../machines/profile/point/types.ts'
import type { PointActor } from '../../views/profile/point/types.ts'

const POINT: OwnPoint = {
  name: 'Инструмент Профи',
  address: 'Москва, ул. Складочная, 1',
  inn: '7707083893',
  directorFullName: 'Лебедев Игорь Павлович',
  directorPhone: '79000000002',
  created: null,
}

export const pointAtRest = (status: UserStatus): PointActor => {
  const input = { userId: 'seller-1', status, isLocked: false, screen: 'exist', draft: null } as const
  const { context } = createActor(pointMachine, { input }).getSnapshot()
  const snapshot = pointMachine.resolveState({ value: 'exist', context: { ...context, own: POINT } })
  return createActor(pointMachine, { input, snapshot }).start()
}
