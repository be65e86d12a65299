/** Ready answers of the chat by digit, the first is 1: each fills the field, where it can be changed, and is never sent by itself (C07). */
export interface ReadyAnswer {
  /** What the operator reads on the button. */
  title: string
  /** What comes into the field. */
  text: string
}

/** The figures are those of the deadlines (C05). */
export const READY_ANSWERS: readonly ReadyAnswer[] = [
  {
    title: 'Чек проверяется',
    text: 'Чек проверяет налоговая служба, это занимает до 24 часов. Когда она ответит, строка изменится и придёт уведомление.',
  },
  {
    title: 'Ручная проверка',
    text: 'Заявка на ручной проверке, она занимает до 3 рабочих дней. О решении придёт уведомление.',
  },
  { title: 'Пришлите фото чека', text: 'Пришлите, пожалуйста, фотографию чека целиком, чтобы читались дата, сумма и QR-код.' },
  {
    title: 'Пришлите фото наклейки',
    text: 'Пришлите, пожалуйста, фотографию наклейки с серийным номером на инструменте.',
  },
  {
    title: 'Как исправить чек',
    text: 'Откройте неудачную строку в списке и нажмите «Исправить данные чека»: прежние данные уже будут в форме.',
  },
]

/** The field with a ready answer: below what has been typed, which stays; one that is there already does not come twice. */
export const withReady = (typed: string, { text }: ReadyAnswer): string => {
  if (typed.includes(text)) return typed
  return typed.trim() === '' ? text : `${typed.trimEnd()}\n${text}`
}
