import { cx } from '../base/cx.ts'
import { sizeText, splitName, type FileItem } from './file-items.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { CircleAlert, FileText, FileWarning, RefreshCw, X } from '../base/icons.ts'
import { Progress } from './progress.tsx'
import styles from './file-loader.module.css'

export type FileRowProps = {
  item: FileItem
  disabled: boolean
  onDelete: () => void
  onRetry?: (() => void) | undefined
}

const Picture = ({ item }: { item: FileItem }) => {
  const Icon = item.status === 'failed' ? FileWarning : FileText
  return (
    <div className={styles.picture}>
      {item.thumbnailUrl ? <img src={item.thumbnailUrl} alt="" className={styles.image} /> : <Icon />}
    </div>
  )
}

const Note = ({ item }: { item: FileItem }) =>
  item.note !== undefined && (
    <div className={styles.note}>
      <CircleAlert />
      <span>{item.note}</span>
    </div>
  )

const buttons = ({ item, disabled, onDelete, onRetry }: FileRowProps) => (
  <>
    {item.status === 'failed' && onRetry && (
      <IconButton
        size="sm"
        label={`Загрузить ещё раз ${item.name}`}
        title="Загрузить ещё раз"
        icon={<RefreshCw />}
        disabled={disabled}
        onClick={onRetry}
      />
    )}
    <IconButton
      size="sm"
      tone="danger"
      data-delete={item.id}
      label={`${item.status === 'uploading' ? 'Отменить загрузку' : 'Удалить файл'} ${item.name}`}
      title={item.status === 'uploading' ? 'Отменить загрузку' : 'Удалить'}
      icon={<X />}
      disabled={disabled}
      onClick={onDelete}
    />
  </>
)

/** One file as a row. */
export const FileRow = (props: FileRowProps) => {
  const { item } = props
  const [start, end] = splitName(item.name)
  return (
    <li className={cx(styles.row, styles[item.status])}>
      <Picture item={item} />
      <div className={styles.words}>
        <div className={styles.name} title={item.name}>
          <span className={styles.cut}>{start}</span>
          <span className={styles.rest}>{end}</span>
        </div>
        <div className={styles.facts}>
          {sizeText(item.size)}
          {item.status === 'uploading' && item.progress !== undefined && `, загружено ${Math.round(item.progress * 100)} %`}
        </div>
        {item.status === 'uploading' && <Progress label={`Загрузка файла ${item.name}`} value={item.progress} />}
      </div>
      <div className={styles.buttons}>{buttons(props)}</div>
      <Note item={item} />
      {item.status === 'failed' && (
        <div className={styles.error}>
          <CircleAlert />
          {item.error ?? 'Файл не загружен'}
        </div>
      )}
    </li>
  )
}

/** One photo as a small square; its text is for screen readers. */
export const FileTile = (props: FileRowProps) => {
  const { item } = props
  return (
    <li className={cx(styles.tile, styles[item.status])}>
      <div className={styles.square}>
        <Picture item={item} />
        {item.status === 'uploading' && <Progress label={`Загрузка файла ${item.name}`} value={item.progress} />}
      </div>
      <div className={styles.buttons}>{buttons(props)}</div>
      <div className={item.status === 'failed' ? styles.error : styles.caption} title={item.name}>
        {item.status === 'failed' ? (item.error ?? 'Файл не загружен') : item.name}
      </div>
      <Note item={item} />
    </li>
  )
}
