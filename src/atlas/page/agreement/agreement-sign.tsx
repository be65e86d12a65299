/** The file to be signed: its writing, and how it is signed without our tools. */
import { useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { Download } from '../../../ui/base/icons.ts'
import { Notice } from '../../../ui/content/notice.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { NAMESPACE, statementName, statementText, type Statement } from '../../agreement/statement.ts'
import type { PresentPart } from '../../agreement/verdict.ts'
import { saveFile } from '../../../ui/files/save-file.ts'
import { Code } from '../base/facts.tsx'
import styles from './agreement-sign.module.css'

const textFile = (text: string): Blob => new Blob([text], { type: 'text/plain' })

interface Props {
  part: PresentPart
  version: string
  /** What keeps the reader from signing, in words; null where nothing does. */
  hindrance: string | null
  /** The lines behind the hash. */
  contentOf: () => string
  now: () => Date
}

const digits = (hash: string): string => hash.replace('sha256:', '')

export const AgreementSign = ({ part, version, hindrance, contentOf, now }: Props) => {
  const [who, setWho] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [written, setWritten] = useState<string | null>(null)
  const write = () => {
    const name = who.trim().replaceAll(/\s+/g, ' ')
    const problem = hindrance ?? (name === '' ? 'Напишите, кто подписывает' : null)
    setError(problem)
    if (problem) return
    const { flow, title, hash } = part
    const statement: Statement = { scenario: flow, title, version, hash, who: name, when: now().toISOString() }
    saveFile(textFile(statementText(statement)), statementName(statement))
    setWritten(statementName(statement))
  }
  return (
    <div className={styles.sign}>
      <div className={styles.form}>
        <Field label="Кто подписывает" error={error}>
          <TextInput value={who} onValueChange={setWho} autoComplete="name" placeholder="Фамилия И. О., организация" />
        </Field>
        <Button variant="primary" icon={<Download />} onClick={write}>
          Скачать файл для подписи
        </Button>
        <Button icon={<Download />} onClick={() => saveFile(textFile(contentOf()), `${digits(part.hash)}.txt`)}>
          Скачать содержание
        </Button>
      </div>
      {written && (
        <Notice tone="success" live title={`Файл ${written} сохранён`}>
          Подпишите его своим ключом SSH и пришлите файл вместе с подписью.
        </Notice>
      )}
      <p>
        Подписать: <Code>{`ssh-keygen -Y sign -f ~/.ssh/id_ed25519 -n ${NAMESPACE} ${written ?? 'файл.json'}`}</Code>
      </p>
      <p>
        Проверить, что содержание то самое: <Code>{`sha256sum ${digits(part.hash).slice(0, 8)}….txt`}</Code> даёт число,
        записанное в файле после «sha256:».
      </p>
    </div>
  )
}
