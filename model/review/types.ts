import type { FlowWithFixture } from '../explore/flows.ts'
import type { FlowModel } from '../explore/flow-model.ts'

/** All kinds of findings of a machine's review, with their meaning. */
export const KINDS = {
  'no-words': 'У части автомата нет русского названия: аналитик увидит имя из кода.',
  'no-screen': 'У сценария нет адреса и не написано почему: неясно, где человек видит эти состояния.',
  'no-rows': 'Состояние не исполняет ни одного требования, и не написано почему.',
  'no-branch-rows': 'Ветка развилки не исполняет ни одного требования, и не написано почему.',
  'unknown-row': 'Слова называют требование, которого нет в docs/requirements.tsv.',
  'stale-words': 'Слова говорят о том, чего в автомате нет.',
  'unreachable-state': 'Ни один ход не приводит в состояние, и не написано почему.',
  'unreachable-edge': 'Ни один ход не проходит переход, и не написано почему.',
  'not-unreachable': 'Переход объявлен недостижимым, но ход через него есть.',
  'dead-branch': 'Ветка стоит за веткой без условия: до неё не дойдёт никогда.',
  'no-error-edge': 'У вызова нет выхода на ответ или на сбой.',
  'no-way-out': 'Ожидание может не кончиться: ответ, для которого ни одно условие не верно, никуда не ведёт.',
  'dead-end': 'Из состояния никуда нельзя уйти, и не написано, почему это конец.',
  'event-not-taken': 'Событие объявлено, но ни в одном состоянии ничего не делает.',
  'unknown-operation': 'Вызов называет операцию, которой нет в контракте.',
  'answer-nowhere': 'Ответ вызова ничего не меняет: человек не увидит, что он пришёл.',
  'wrong-cause': 'Слова и проверки расходятся в том, кто вызывает событие: человек или сам портал.',
} as const

export type Kind = keyof typeof KINDS

export interface Finding {
  kind: Kind
  flow: string
  /** The state, edge, event or call at fault. */
  at: string
  /** The details, in Russian. */
  text: string
}

/** The input of a rule. */
export interface Reviewed extends FlowWithFixture, FlowModel {
  /** Ids of docs/requirements.tsv. */
  requirements: ReadonlySet<string>
  /** Operations of the contract. */
  operations: ReadonlySet<string>
}

export type Rule = (reviewed: Reviewed) => Omit<Finding, 'flow'>[]
