import { Dialog as Radix } from 'radix-ui'
import { useState } from 'react'
import { ButtonLink } from '../actions/button-link.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { ChevronLeft, ChevronRight, Download, ExternalLink, FileText, X } from '../base/icons.ts'
import { Spinner } from '../base/spinner.tsx'
import { useFocusReturn } from '../base/use-focus-return.ts'
import { LensStage, LensTools } from './lens-stage.tsx'
import { useLens } from './use-lens.ts'
import { usePdf } from './use-pdf.ts'
import styles from './photo-viewer.module.css'

export interface ViewedFile {
  /** Unique among the files. */
  name: string
  /** What it is, in words. */
  label: string
  /** An address of the browser's own (blob:), or of this site. */
  url: string
  isPdf: boolean
  /** Those of a PDF; without them the browser itself shows it, in a tab of its own. */
  bytes?: Blob
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
  ['← →', 'листать'],
  ['Esc', 'закрыть'],
] as const

type PdfProps = { file: ViewedFile; isLoading: boolean }

/** What stands in place of a page: it is on its way, or the browser has to show it by itself. */
const Pdf = ({ file, isLoading }: PdfProps) => (
  <div className={styles.pdf} role="status">
    {isLoading ? <Spinner /> : <FileText />}
    <p>{isLoading ? 'Готовим страницу…' : 'Не удалось показать PDF здесь. Его откроет браузер'}</p>
    <ButtonLink href={file.url} external variant="primary" icon={<ExternalLink />}>
      Открыть в новой вкладке
    </ButtonLink>
  </div>
)

type OpenProps = Omit<PhotoViewerProps, 'shown'> & { file: ViewedFile }

/** The page of a file that is shown: a photograph has one. */
const usePage = (file: ViewedFile) => {
  const [turned, setTurned] = useState({ name: file.name, page: 1 })
  const page = turned.name === file.name ? turned.page : 1
  const pdf = usePdf(file.isPdf ? (file.bytes ?? null) : null, page)
  const picture = file.isPdf ? pdf : { url: file.url, isFailed: false, count: 1 }
  return { ...picture, page, turnTo: (next: number) => setTurned({ name: file.name, page: next }) }
}

/** «Файл 1 из 2, страница 3 из 4»; empty for the only page of the only file. */
const placeOf = (file: number, files: number, page: number, pages: number): string => {
  const ofFile = files > 1 ? `Файл ${file} из ${files}` : ''
  if (pages === 1) return ofFile
  return ofFile ? `${ofFile}, страница ${page} из ${pages}` : `Страница ${page} из ${pages}`
}

const Open = ({ files, file, onShow, onClose }: OpenProps) => {
  const at = files.findIndex(({ name }) => name === file.name)
  const { url, isFailed, count, page, turnTo } = usePage(file)
  const fileAt = (place: number, label: string) => {
    const other = files[place]
    return other && { label, go: () => onShow(other.name) }
  }
  const before = page > 1 ? { label: 'Предыдущая страница', go: () => turnTo(page - 1) } : fileAt(at - 1, 'Предыдущий файл')
  const next = page < count ? { label: 'Следующая страница', go: () => turnTo(page + 1) } : fileAt(at + 1, 'Следующий файл')
  const { onKeyDown, ...view } = useLens(`${file.name} ${page}`, (by) => (by === 1 ? next : before)?.go())
  const { lens, actions } = view
  return (
    <div className={styles.viewer} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <div className={styles.titles}>
          <Radix.Title className={styles.title}>{file.label}</Radix.Title>
          <Radix.Description className={styles.count}>{placeOf(at + 1, files.length, page, count)}</Radix.Description>
        </div>
        <a className={styles.save} href={file.url} download={file.name} title="Скачать" aria-label={`Скачать: ${file.label}`}>
          <Download />
        </a>
        <IconButton tone="inverse" label="Закрыть" icon={<X />} onClick={onClose} />
      </div>
      <div className={styles.middle}>
        {url === null ? (
          <Pdf file={file} isLoading={!isFailed} />
        ) : (
          <LensStage {...view} url={url} alt={count > 1 ? `${file.label}, страница ${page}` : file.label} />
        )}
        {before && (
          <IconButton tone="inverse" className={styles.before} label={before.label} icon={<ChevronLeft />} onClick={before.go} />
        )}
        {next && (
          <IconButton tone="inverse" className={styles.next} label={next.label} icon={<ChevronRight />} onClick={next.go} />
        )}
      </div>
      {url !== null && (
        <div className={styles.tools}>
          <LensTools
            lens={lens}
            actions={actions}
            between={
              <button type="button" className={styles.percent} title="Показать целиком" onClick={actions.whole}>
                <span aria-live="polite">{percent(lens.scale)}</span>
              </button>
            }
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
 * Photographs and pages of PDFs over the whole window, dark in both themes: turned, made larger and moved by fingers, wheel and keys. The focus returns to
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
