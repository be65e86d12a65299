/** The field, its file and its subject (CH04, CH05, CH11, CH13). */
import { useSelector } from '@xstate/react'
import { useId, useRef, useSyncExternalStore, type KeyboardEvent } from 'react'
import type { SnapshotFrom } from 'xstate'
import { aboutText } from '../../../domain/portal/chat-about.ts'
import type { chatMessageMachine } from '../../../machines/site/chat-message/machine.ts'
import { excessOf, MOST_CHARACTERS } from '../../../machines/site/chat-message/outbox.ts'
import { maySend } from '../../../machines/site/chat-message/selectors.ts'
import type { ChatFile } from '../../../machines/site/chat-message/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { CircleAlert, FileText, Paperclip, SendHorizontal, X } from '../../../ui/base/icons.ts'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { sizeText } from '../../../ui/files/file-items.ts'
import { FilePicker } from '../../../ui/files/file-picker.tsx'
import { Progress } from '../../../ui/files/progress.tsx'
import type { FilesPort } from '../../kit/files-port.ts'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { SubmitForm } from '../../kit/submit-form.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { ChatMessageActor } from './types.ts'
import styles from './view.module.css'

const ACCEPT = '.png,.jpg,.jpeg'
const ATTACH = 'Приложить фотографию: png или jpg'

type PartProps = { actor: ChatMessageActor; snapshot: SnapshotFrom<typeof chatMessageMachine>; files: FilesPort }

const FilePart = ({ actor, snapshot, files, file }: PartProps & { file: ChatFile }) => {
  const send = useSend(actor)
  useSyncExternalStore(files.subscribe, files.version)
  const { id, name, size, problem } = file
  const url = files.thumbnailOf({ id, name, size, status: 'waiting', stored: null, problem: null, key: null })
  const isUploading = snapshot.matches({ file: 'uploading' })
  const share = isUploading ? files.progressOf(id) : undefined
  return (
    <div className={styles.chosen}>
      {url === undefined ? <FileText /> : <img src={url} alt="" />}
      <div className={styles.words}>
        <b dir="auto">{name}</b>
        <span>
          {sizeText(size)}
          {share !== undefined && `, загружено ${Math.round(share * 100)} %`}
        </span>
        {isUploading && <Progress label={`Загрузка файла ${name}`} value={share} />}
        {problem !== null && (
          <span className={styles.refused} role="alert">
            <CircleAlert /> Ошибка загрузки файла{problem === '' ? '' : `. ${problem}`}
          </span>
        )}
      </div>
      {snapshot.matches({ file: 'failed' }) && (
        <Button size="sm" variant="secondary" onClick={() => send({ type: 'file.retry' })}>
          Повторить
        </Button>
      )}
      <IconButton
        label={isUploading ? `Отменить загрузку ${name}` : `Убрать файл ${name}`}
        icon={<X />}
        onClick={() => send({ type: 'file.remove' })}
      />
    </div>
  )
}

const AboutPart = ({ actor, about, title }: { actor: ChatMessageActor; about: string; title: string | null }) => {
  const send = useSend(actor)
  return (
    <div className={styles.context}>
      <div className={styles.words}>
        <b>{aboutText(about)}</b>
        {title !== null && <span dir="auto">{title}</span>}
      </div>
      <IconButton label={`Убрать: ${aboutText(about)}`} icon={<X />} onClick={() => send({ type: 'about.remove' })} />
    </div>
  )
}

const AttachPart = ({ actor, snapshot, files }: PartProps) => {
  const send = useSend(actor)
  const input = useRef<HTMLInputElement>(null)
  return (
    <div role="group" aria-label="Фотография">
      <IconButton
        label={ATTACH}
        icon={<Paperclip />}
        disabled={!snapshot.matches({ file: 'none' })}
        onClick={() => input.current?.click()}
      />
      <FilePicker
        input={input}
        accept={ACCEPT}
        multiple={false}
        onAdd={(picked) => {
          const [file] = files.pick(picked)
          if (file) send({ type: 'pick', file })
        }}
      />
    </div>
  )
}

export const ComposerPart = ({ actor, files }: { actor: ChatMessageActor; files: FilesPort }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const fault = useId()
  const { text, about, aboutTitle, file } = snapshot.context
  const isReady = maySend(snapshot)
  const excess = excessOf(snapshot.context)
  const submit = () => {
    if (isReady) send({ type: 'send' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The Enter that ends an input method's word is no sending.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <FlowRoot flow="chat-message" value={snapshot.value}>
      <SubmitForm reveals={0} onSubmit={submit}>
        <div className={styles.dock} role="group" aria-label="Новое сообщение">
          {about !== null && <AboutPart actor={actor} about={about} title={aboutTitle} />}
          {file && <FilePart actor={actor} snapshot={snapshot} files={files} file={file} />}
          {excess > 0 && (
            <p id={fault} className={styles.refused}>
              Не больше {MOST_CHARACTERS} знаков: лишних {excess}
            </p>
          )}
          <div className={styles.composer}>
            <AttachPart actor={actor} snapshot={snapshot} files={files} />
            <TextArea
              verbatim
              rows={1}
              aria-label="Сообщение"
              placeholder="Сообщение"
              dir="auto"
              aria-invalid={excess > 0}
              aria-describedby={excess > 0 ? fault : undefined}
              className={styles.field}
              value={text}
              onValueChange={(value) => send({ type: 'change', text: value })}
              onKeyDown={onKeyDown}
            />
            <button type="submit" className={styles.send} aria-label="Отправить" title="Отправить" disabled={!isReady}>
              <SendHorizontal />
            </button>
          </div>
        </div>
      </SubmitForm>
    </FlowRoot>
  )
}

const STARTERS = ['Чек не проходит', 'Не начислены баллы', 'Серийного номера нет в базе', 'Не приходит SMS']

/** Frequent beginnings: they fill the field and send nothing. */
export const Starters = ({ actor }: { actor: ChatMessageActor }) => {
  const send = useSend(actor)
  return (
    <div className={styles.starters}>
      {STARTERS.map((text) => (
        <Button key={text} size="sm" variant="secondary" onClick={() => send({ type: 'change', text })}>
          {text}
        </Button>
      ))}
    </div>
  )
}
