import { useRef, useState, type DragEvent, type RefObject } from 'react'
import { Button } from '../actions/button.tsx'
import { cx } from '../base/cx.ts'
import { useField } from '../fields/field-context.ts'
import { Camera, Upload } from '../base/icons.ts'
import styles from './file-loader.module.css'
import { FilePicker } from './file-picker.tsx'

export type FileDropProps = {
  /** The kind of files: «Фото чека». */
  label: string
  onAdd: (files: File[]) => void
  /** As in HTML: «.png,.jpg,.jpeg,.pdf». */
  accept: string
  multiple: boolean
  /** Offers the camera on phones: back or front. */
  capture?: 'environment' | 'user' | undefined
  disabled: boolean
  /** The reason why nothing can be added: «Добавлено 4 из 4». */
  full?: string | undefined
  compact: boolean
  button: RefObject<HTMLButtonElement | null>
}

/** The drop zone with its buttons. */
export const FileDrop = (props: FileDropProps) => {
  const { label, onAdd, accept, multiple, capture, disabled, full, compact, button } = props
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = useField()
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const closed = disabled || full !== undefined
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = closed ? 'none' : 'copy'
    setOver(!closed)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!closed && event.dataTransfer.files.length > 0) onAdd([...event.dataTransfer.files])
  }
  const leave = (event: DragEvent) => {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
  }
  return (
    <div
      className={cx(
        styles.drop,
        compact && styles.compact,
        over && styles.over,
        closed && styles.closed,
        invalid && styles.invalid,
      )}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={leave}
      onDrop={drop}
    >
      <div className={styles.choose}>
        <Button
          ref={button}
          id={id}
          icon={<Upload />}
          size={compact ? 'sm' : 'md'}
          disabled={closed}
          aria-label={`${multiple ? 'Выбрать файлы' : 'Выбрать файл'}: ${label}`}
          aria-describedby={describedBy}
          onClick={() => files.current?.click()}
        >
          {multiple ? 'Выбрать файлы' : 'Выбрать файл'}
        </Button>
        {capture && (
          <Button
            className={styles.camera}
            icon={<Camera />}
            size={compact ? 'sm' : 'md'}
            disabled={closed}
            aria-label={`Сделать фото: ${label}`}
            onClick={() => camera.current?.click()}
          >
            Сделать фото
          </Button>
        )}
      </div>
      <div className={styles.invite}>
        {full ?? <span className={styles.mouse}>{over ? 'Отпустите' : 'или перетащите сюда'}</span>}
      </div>
      <FilePicker input={files} accept={accept} multiple={multiple} onAdd={onAdd} />
      {capture && <FilePicker input={camera} accept="image/*" multiple={false} capture={capture} onAdd={onAdd} />}
    </div>
  )
}
