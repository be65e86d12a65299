import { useCallback, useEffect, useRef, useState } from 'react'
import { columnsOf, isReadingList, listNoteOf } from '../../../machines/companies/company-invoice/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FileText, Upload } from '../../../ui/base/icons.ts'
import { Row, Stack } from '../../../ui/base/stack.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { FileButton } from '../../../ui/files/file-button.tsx'
import { useSend } from '../../kit/use-send.ts'
import styles from './rows-part.module.css'
import type { FormProps, PartProps } from './types.ts'

/** A text that was refused stays where it was pasted. */
const PasteForm = ({ actor, snapshot, onClose }: PartProps & { onClose: () => void }) => {
  const send = useSend(actor)
  const [text, setText] = useState('')
  const note = listNoteOf(snapshot)
  const sent = useRef(false)
  useEffect(() => {
    if (sent.current && note?.isProblem === false) onClose()
    if (note) sent.current = false
  }, [note, onClose])
  const add = () => {
    sent.current = true
    send({ type: 'list.paste', text })
  }
  return (
    <Stack gap="tight">
      <Field
        label="Список серийных номеров"
        hint="Столбец из таблицы или список сканера: каждый номер с новой строки, через запятую или точку с запятой"
      >
        <TextArea value={text} onValueChange={setText} rows={6} autoFocus autoComplete="off" spellCheck={false} />
      </Field>
      <Row>
        <Button
          busy={isReadingList(snapshot)}
          disabled={text.trim() === '' || !snapshot.can({ type: 'list.paste', text })}
          onClick={add}
        >
          Добавить из списка
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Отмена
        </Button>
      </Row>
    </Stack>
  )
}

/** What has come of a list takes the focus when its field has gone. */
const ListNote = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const note = listNoteOf(snapshot)
  const columns = columnsOf(snapshot)
  const mayRestore = snapshot.can({ type: 'rows.restore' })
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (note && document.activeElement === document.body) box.current?.focus()
  }, [note])
  return (
    <div ref={box} tabIndex={-1}>
      {note && (
        <Notice
          tone={note.isProblem ? 'danger' : 'info'}
          live
          actions={
            (columns.length > 0 || mayRestore) && (
              <>
                {columns.map((heading, column) => (
                  <Button
                    key={heading + String(column)}
                    size="sm"
                    disabled={!snapshot.can({ type: 'list.choose', column })}
                    onClick={() => send({ type: 'list.choose', column })}
                  >
                    Добавить «{heading}»
                  </Button>
                ))}
                {mayRestore && (
                  <Button size="sm" onClick={() => send({ type: 'rows.restore' })}>
                    Вернуть
                  </Button>
                )}
              </>
            )
          }
        >
          {note.text}
        </Notice>
      )}
    </div>
  )
}

/** The ways in for many serial numbers at once (D75, D77). */
export const ListPart = ({ actor, snapshot, files }: FormProps) => {
  const send = useSend(actor)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const isClosed = !snapshot.can({ type: 'list.paste', text: '' })
  const read = (picked: readonly File[]) => {
    const [file] = files.pick(picked.slice(0, 1))
    if (file) send({ type: 'list.file', file })
  }
  return (
    <Stack gap="tight">
      <div role="group" aria-label="Номера списком">
        <Row>
          <Button size="sm" icon={<FileText />} disabled={isClosed} aria-expanded={isOpen} onClick={() => setOpen(true)}>
            Вставить список
          </Button>
          <FileButton
            label="Из файла"
            icon={<Upload />}
            accept=".xlsx,.csv,.txt"
            busy={isReadingList(snapshot)}
            disabled={isClosed}
            onPick={read}
          />
          <span className={styles.hint}>Excel или CSV. Сканер штрихкодов — прямо в поле</span>
        </Row>
      </div>
      {isOpen && <PasteForm actor={actor} snapshot={snapshot} onClose={close} />}
      <ListNote actor={actor} snapshot={snapshot} />
    </Stack>
  )
}
