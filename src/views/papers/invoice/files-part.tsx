/** The copies of the document: the reader's own, and the other side's as far as it may be seen (D69). */
import type { InvoiceView } from '../../../api/types.ts'
import { LockKeyhole } from '../../../ui/base/icons.ts'
import { Panel } from '../../../ui/content/panel.tsx'
import type { PaperReader } from '../../fragments/paper/reading.ts'
import { PhotosPart, type PhotoGroup } from '../../fragments/photos/photos-part.tsx'
import type { PicturesPort } from '../../fragments/photos/pictures.ts'
import { isSide } from './sides-part.tsx'
import styles from './files-part.module.css'

/** Whether the other side has a copy at all, is not said before it may be seen. */
const Locked = ({ whose }: { whose: string }) => (
  <div className={styles.locked}>
    <h3 className={styles.title}>{whose}</h3>
    <div className={styles.place}>
      <LockKeyhole />
      <strong>Пока не видна</strong>
      <span>Откроется, когда инструмент подтвердят у обеих сторон</span>
    </div>
  </div>
)

type FilesPartProps = { invoice: InvoiceView; reader: PaperReader; images: PicturesPort }

export const FilesPart = ({ invoice, reader, images }: FilesPartProps) => {
  const sides = [
    { whose: 'Продавец', id: invoice.sellerId, names: invoice.imageUrlSeller },
    { whose: 'Покупатель', id: invoice.buyerId, names: invoice.imageUrlBuyer },
  ]
  const isParty = sides.some(({ id }) => isSide(id, reader))
  const groups: PhotoGroup[] = sides
    .filter(({ names }) => names.length > 0)
    .map(({ whose, id, names }) => ({ title: isSide(id, reader) ? `${whose}: вы` : whose, label: 'Документ', names }))
  const locked = isParty ? sides.filter(({ id, names }) => !isSide(id, reader) && names.length === 0) : []
  return (
    <Panel title="Документ">
      {groups.length > 0 ? <PhotosPart groups={groups} {...images} /> : <p>Файлов у документа нет</p>}
      {locked.map(({ whose }) => (
        <Locked key={whose} whose={whose} />
      ))}
    </Panel>
  )
}
