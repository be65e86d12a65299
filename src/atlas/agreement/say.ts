/** Verdicts and changes in Russian, for the page and the command alike. */
import type { Changes, PartChange, TextChange } from './changes.ts'
import type { Kind } from './lines.ts'
import { quotesOf, SOME, someOf } from './quote.ts'
import type { Checked, VoidBy } from './verdict.ts'

/** What the lines of a kind are. */
export const KIND_TEXTS: Record<Kind, string> = {
  сценарий: 'Название',
  адрес: 'Адреса',
  начало: 'Начала сценария',
  событие: 'События и ответы',
  состояние: 'Состояния',
  вызов: 'Вызовы',
  переход: 'Переходы и условия',
  порядок: 'Порядок условий',
  экран: 'Когда текст виден',
  после: 'Что видно после события',
  эффект: 'Что делает портал',
  ход: 'Куда ведёт событие',
}

const textLine = ({ places, gone, come }: TextChange): string => {
  const [was, is] = [quotesOf(gone), quotesOf(come)]
  const what =
    was.length > 0 && is.length > 0
      ? `было ${someOf(was)}, стало ${someOf(is)}`
      : was.length > 0
        ? `больше нет ${someOf(was)}`
        : `появилось ${someOf(is)}`
  return `текст: ${what} (${someOf(places)})`
}

const partLines = ({ kind, gone, come }: PartChange): string[] => [
  ...gone.slice(0, SOME).map((text) => `${KIND_TEXTS[kind]}: было «${text}»`),
  ...come.slice(0, SOME).map((text) => `${KIND_TEXTS[kind]}: стало «${text}»`),
]

/** The changes, a line each. */
export const changeLines = ({ texts, parts, parting }: Changes): string[] => [
  ...texts.map(textLine),
  ...parts.flatMap(partLines),
  ...(parting ? [`путь ${parting.way.join(' → ')}: было «${parting.before}», стало «${parting.after}»`] : []),
]

const BARE = {
  unknown: 'подписал неизвестный: этого ключа нет в allowed_signers',
  unsigned: 'не подписано: рядом нет файла .sig',
  unchecked: 'подпись не проверена: при сборке атласа не было ssh-keygen',
} as const

const FATES = { new: 'сценарий новый', gone: 'сценария больше нет' } as const

export const voidLines = ({ title, changes, fate }: VoidBy): string[] => {
  if (fate) return [`${title}: ${FATES[fate]}`]
  if (!changes) return [`${title}: изменился; чем, неизвестно: подписанное содержание не сохранено`]
  return changeLines(changes).map((text) => `${title}: ${text}`)
}

/** The verdict on a file, in a few words. */
export const verdictText = ({ verdict }: Checked): string => {
  if (verdict.kind === 'good') return `действует, подписал ${verdict.signer}`
  if (verdict.kind === 'void') return `не действует: изменилось после подписи (${verdict.signer})`
  if (verdict.kind === 'broken') return `подпись не подходит: ${verdict.why}`
  return BARE[verdict.kind]
}
