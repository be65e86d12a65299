/** One message of the history (CH03): own, of support, or a day. */
import { formatInstantTime } from '../../../domain/dates/dates.ts'
import { kindOf } from '../../../machines/site/chat/selectors.ts'
import type { ChatRow } from '../../../machines/site/chat/types.ts'
import { cx } from '../../../ui/base/cx.ts'
import { Check, CheckCheck, Download, FileText, FileWarning, RefreshCw } from '../../../ui/base/icons.ts'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx'
import type { PicturesPort } from '../../fragments/photos/pictures.ts'
import styles from './view.module.css'

type FileProps = PicturesPort & { name: string; onOpen: (name: string) => void }

const Waiting = () => (
  <span className={styles.picture}>
    <SkeletonBlock height="9rem" />
    <VisuallyHidden>Загрузка файла</VisuallyHidden>
  </span>
)

const Failed = ({ name, onRetry }: Pick<FileProps, 'name' | 'onRetry'>) => (
  <button type="button" className={styles.file} onClick={() => onRetry(name)}>
    <FileWarning />
    <span>Не загрузилось, повторить</span>
    <RefreshCw />
  </button>
)

const PictureFile = ({ name, pictures, onRetry, onOpen }: FileProps) => {
  const picture = pictures[name]
  if (picture?.kind === 'failed') return <Failed name={name} onRetry={onRetry} />
  if (picture?.kind !== 'shown') return <Waiting />
  return (
    <button type="button" className={styles.picture} aria-label="Открыть фотографию" onClick={() => onOpen(name)}>
      <img src={picture.url} alt="" />
    </button>
  )
}

const Document = ({ name, pictures, onRetry }: FileProps) => {
  const picture = pictures[name]
  if (picture?.kind === 'failed') return <Failed name={name} onRetry={onRetry} />
  if (picture?.kind !== 'shown') return <Waiting />
  return (
    <a className={styles.file} href={picture.url} download={name}>
      <FileText />
      <span>
        <b>Документ PDF</b>
        <span>Скачать</span>
      </span>
      <Download />
    </a>
  )
}

/** Only four types are offered for download: the name of another one is all that is shown (CH06). */
const Withheld = ({ name }: { name: string }) => (
  <span className={styles.file}>
    <FileWarning />
    <span>
      <b dir="auto">{name}</b>
      <span>Этот тип файла не скачивается</span>
    </span>
  </span>
)

type ItemProps = PicturesPort & { row: ChatRow; onOpen: (name: string) => void }

const Content = ({ row, ...port }: ItemProps) => {
  const { value } = row
  const kind = kindOf(row)
  if (kind === 'picture') return <PictureFile name={value} {...port} />
  if (kind === 'document') return <Document name={value} {...port} />
  if (kind === 'withheld') return <Withheld name={value} />
  // Markup in a message is text; its direction is its own.
  return (
    <p className={styles.text} dir="auto">
      {value}
    </p>
  )
}

const Meta = ({ row: { type, isRead, dateTime } }: Pick<ItemProps, 'row'>) => (
  <span className={cx(styles.meta, isRead && styles.read)}>
    {typeof dateTime === 'string' && <time dateTime={dateTime}>{formatInstantTime(dateTime)}</time>}
    {type === '1' && (
      <>
        {isRead ? <CheckCheck /> : <Check />}
        <VisuallyHidden>{isRead ? 'Прочитано' : 'Отправлено'}</VisuallyHidden>
      </>
    )}
  </span>
)

export const MessageItem = (props: ItemProps) => {
  const { row } = props
  const isOwn = row.type === '1'
  return (
    <li className={cx(styles.message, isOwn && styles.own)}>
      <div className={cx(styles.bubble, kindOf(row) === 'picture' && styles.bare)}>
        <VisuallyHidden>{isOwn ? 'Вы: ' : 'Поддержка: '}</VisuallyHidden>
        {row.about && <div className={styles.about}>{row.about.title}</div>}
        <Content {...props} />
      </div>
      <Meta row={row} />
    </li>
  )
}
