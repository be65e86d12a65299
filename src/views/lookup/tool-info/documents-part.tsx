/** The documents of a model; each opens in a tab of its own, and what is wrong with one stands under it (IV04, IV09–IV11). */
import { DOCUMENT_FAULTS, documentType, type DocumentFault } from '../../../domain/sales/tool-document.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CircleAlert, Download, FileText } from '../../../ui/base/icons.ts'
import { Panel } from '../../../ui/content/panel.tsx'
import styles from './documents-part.module.css'

type Document = { name: string; url: string | null }

type RowProps = { document: Document; fault: DocumentFault | undefined; isBusy: boolean; isDisabled: boolean; onOpen: () => void }

const Row = ({ document: { name, url }, fault, isBusy, isDisabled, onOpen }: RowProps) => (
  <li className={styles.row}>
    <FileText />
    <div className={styles.words}>
      <div className={styles.name}>{name}</div>
      <div role="alert" className={styles.fault}>
        {fault !== undefined && (
          <>
            <CircleAlert />
            {DOCUMENT_FAULTS[fault]}
          </>
        )}
      </div>
      {fault === undefined && <div className={styles.type}>{documentType(url)}</div>}
    </div>
    <Button size="sm" icon={<Download />} aria-label={`Скачать: ${name}`} busy={isBusy} disabled={isDisabled} onClick={onOpen}>
      {fault === 'failed' ? 'Ещё раз' : 'Скачать'}
    </Button>
  </li>
)

type DocumentsPartProps = {
  documents: readonly Document[]
  faults: Readonly<Record<number, DocumentFault>>
  /** The place of the one that is being opened; null while none is. */
  opening: number | null
  onOpen: (at: number) => void
}

export const DocumentsPart = ({ documents, faults, opening, onOpen }: DocumentsPartProps) => (
  <Panel title="Документы">
    {documents.length === 0 ? (
      <p className={styles.none}>У этой модели документов нет</p>
    ) : (
      <ul className={styles.list}>
        {documents.map((document, at) => (
          <Row
            // Two documents of a model may have one name; their places are what the machine knows.
            // eslint-disable-next-line react/no-array-index-key
            key={at}
            document={document}
            fault={faults[at]}
            isBusy={opening === at}
            isDisabled={opening !== null && opening !== at}
            onOpen={() => onOpen(at)}
          />
        ))}
      </ul>
    )}
  </Panel>
)
