import { Dialog as Radix } from 'radix-ui'
import { ButtonLink } from '../actions/button-link.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import {
  ChevronLeft,
  ChevronRight,
  Download,
  ExternalLink,
  FileText,
  RotateCcw,
  RotateCw,
  X,
  ZoomIn,
  ZoomOut,
} from '../base/icons.ts'
import { useFocusReturn } from '../base/use-focus-return.ts'
import { fitted, LARGEST } from './lens.ts'
import { useLens } from './use-lens.ts'
import styles from './photo-viewer.module.css'

export interface ViewedFile {
  /** Unique among the files. */
  name: string
  /** What it is, in words. */
  label: string
  /** An address of the browser's own (blob:), or of this site. */
  url: string
  /** A PDF is shown by the browser itself, in a tab of its own. */
  isPdf: boolean
}

export type PhotoViewerProps = {
  files: readonly ViewedFile[]
  /** The name of the file that is shown; null while the viewer is closed. */
  shown: string | null
  onShow: (name: string) => void
  onClose: () => void
}

const percent = (scale: number): string => `${Math.round(scale * 100)} %`

const KEYS = [
  ['R', 'повернуть'],
  ['+ −', 'масштаб'],
  ['0', 'целиком'],
  ['← →', 'другой файл'],
  ['Esc', 'закрыть'],
] as const

const Pdf = ({ file }: { file: ViewedFile }) => (
  <div className={styles.pdf}>
    <FileText />
    <p>PDF откроет браузер: там его можно повернуть и увеличить</p>
    <ButtonLink href={file.url} external variant="primary" icon={<ExternalLink />}>
      Открыть в новой вкладке
    </ButtonLink>
  </div>
)

type OpenProps = Omit<PhotoViewerProps, 'shown'> & { file: ViewedFile }

const Open = ({ files, file, onShow, onClose }: OpenProps) => {
  const at = files.findIndex(({ name }) => name === file.name)
  const other = (by: 1 | -1) => {
    const next = files[at + by]
    if (next) onShow(next.name)
  }
  const { lens, stage, size, stageRef, fingers, actions, onKeyDown, onPhoto } = useLens(file.name, other)
  const { width, height } = fitted(size, stage, lens.turn)
  const count = files.length > 1 && `Файл ${at + 1} из ${files.length}`
  return (
    <div className={styles.viewer} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <div className={styles.titles}>
          <Radix.Title className={styles.title}>{file.label}</Radix.Title>
          <Radix.Description className={styles.count}>{count}</Radix.Description>
        </div>
        <a className={styles.save} href={file.url} download={file.name} title="Скачать" aria-label={`Скачать: ${file.label}`}>
          <Download />
        </a>
        <IconButton tone="inverse" label="Закрыть" icon={<X />} onClick={onClose} />
      </div>
      <div className={styles.middle}>
        {file.isPdf ? (
          <Pdf file={file} />
        ) : (
          <div ref={stageRef} className={styles.stage} data-large={lens.scale > 1 || undefined} {...fingers}>
            <img
              key={file.name}
              src={file.url}
              alt={file.label}
              draggable={false}
              className={styles.photo}
              onLoad={({ currentTarget }) => onPhoto(currentTarget)}
              style={{
                width: `${width}px`,
                height: `${height}px`,
                transform: `translate(${lens.x}px, ${lens.y}px) rotate(${lens.turn}deg) scale(${lens.scale})`,
              }}
            />
          </div>
        )}
        {at > 0 && (
          <IconButton
            tone="inverse"
            className={styles.before}
            label="Предыдущий файл"
            icon={<ChevronLeft />}
            onClick={() => other(-1)}
          />
        )}
        {at < files.length - 1 && (
          <IconButton
            tone="inverse"
            className={styles.next}
            label="Следующий файл"
            icon={<ChevronRight />}
            onClick={() => other(1)}
          />
        )}
      </div>
      {!file.isPdf && (
        <div className={styles.tools}>
          <IconButton tone="inverse" label="Повернуть влево" icon={<RotateCcw />} onClick={actions.turnLeft} />
          <IconButton tone="inverse" label="Повернуть вправо" icon={<RotateCw />} onClick={actions.turnRight} />
          <IconButton tone="inverse" label="Мельче" icon={<ZoomOut />} disabled={lens.scale === 1} onClick={actions.smaller} />
          <button type="button" className={styles.percent} title="Показать целиком" onClick={actions.whole}>
            <span aria-live="polite">{percent(lens.scale)}</span>
          </button>
          <IconButton
            tone="inverse"
            label="Крупнее"
            icon={<ZoomIn />}
            disabled={lens.scale === LARGEST}
            onClick={actions.larger}
          />
        </div>
      )}
      <p className={styles.keys} aria-hidden="true">
        {KEYS.map(([key, what]) => (
          <span key={key}>
            <kbd>{key}</kbd> {what}
          </span>
        ))}
      </p>
    </div>
  )
}

/**
 * Photographs over the whole window, dark in both themes: turned, made larger and moved by fingers, wheel and keys. The focus returns to
 * what has opened it.
 */
export const PhotoViewer = ({ files, shown, onShow, onClose }: PhotoViewerProps) => {
  const focus = useFocusReturn()
  const file = files.find(({ name }) => name === shown)
  return (
    <Radix.Root open={file !== undefined} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Content
          className={styles.window}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          aria-describedby={undefined}
        >
          {file && <Open files={files} file={file} onShow={onShow} onClose={onClose} />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
