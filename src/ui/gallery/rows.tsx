import { useRef, useState } from 'react'
import { Upload } from '../base/icons.ts'
import { Row } from '../base/stack.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { FileButton } from '../files/file-button.tsx'
import { RowList, type RowListHandle } from '../list/row-list.tsx'
import { Section } from './section.tsx'

const SHORT = ['100.00001', '100.00002', '100.00003'].map((text, at) => ({ id: String(at), text }))
type Item = (typeof SHORT)[number]
const keyOf = ({ id }: Item): string => id

/** Rows with fields, and a button for a file that is read and not kept. */
export const RowSection = () => {
  const [rows, setRows] = useState<readonly Item[]>(SHORT)
  const list = useRef<HTMLUListElement>(null)
  const handle = useRef<RowListHandle>(null)
  const change = (at: number, text: string) => setRows((old) => old.map((row, index) => (index === at ? { ...row, text } : row)))
  return (
    <Section title="Строки с полями">
      <Row>
        <FileButton label="Из файла" icon={<Upload />} accept=".csv" busy={false} disabled={false} onPick={() => {}} />
        <FileButton label="Читается" icon={<Upload />} accept=".csv" busy disabled={false} onPick={() => {}} />
      </Row>
      <RowList
        rows={rows}
        rowKey={keyOf}
        usual={48}
        list={list}
        handle={handle}
        render={(row, at, item) => (
          <li ref={item?.ref} data-index={item?.index}>
            <TextInput aria-label={`Строка ${at + 1}`} value={row.text} onValueChange={(text) => change(at, text)} />
          </li>
        )}
      />
    </Section>
  )
}
