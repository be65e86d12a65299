import { REPEAT } from '../../../domain/texts/silence.ts'
import type { Way } from '../../../machines/profile/leave-point/types.ts'

interface Texts {
  question: string
  /** What follows from it. */
  warning: string
  confirm: string
  keep: string
  done: string
  next: string
  refused: string
  unknown: string
}

export const TEXTS: Record<Way, Texts> = {
  leave: {
    question: 'Выйти из торговой точки?',
    warning: 'Продажи и баллы останутся. Чтобы снова регистрировать продажи, нужно будет присоединиться к точке',
    confirm: 'Выйти',
    keep: 'Остаться',
    done: 'Вы вышли из торговой точки',
    next: 'Чтобы регистрировать продажи, найдите другую точку и подайте заявку',
    refused: 'Не удалось выйти из точки',
    unknown: `Ответа нет: неизвестно, вышли ли вы из торговой точки. ${REPEAT}`,
  },
  cancel: {
    question: 'Отменить заявку?',
    warning: 'Её больше не рассмотрят. Новую можно подать в любой момент',
    confirm: 'Да, отменить',
    keep: 'Оставить',
    done: 'Заявка отменена',
    next: 'Можно найти точку и подать новую заявку',
    refused: 'Не удалось отменить заявку',
    unknown: `Ответа нет: неизвестно, отменена ли заявка. ${REPEAT}`,
  },
}
