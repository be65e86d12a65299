/** A receipt, for reading only (RC01). */
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { PaperRow, ReceiptView as Receipt } from '../../../api/types.ts'
import { receiptStatusLook } from '../../../domain/sales/receipt-status.ts'
import { repairStanding } from '../../../domain/sales/repair.ts'
import { rowWords } from '../../../domain/sales/sale-words.ts'
import { RECEIPT_FAILURE, type receiptMachine } from '../../../machines/papers/receipt/machine.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { ReceiptText } from '../../../ui/base/icons.ts'
import { Notice } from '../../../ui/content/notice.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { PaperColumns, PaperFailed, PaperPage, PaperWaiting } from '../../fragments/paper/paper-page.tsx'
import { readerOfMode, readerOfRow, type PaperReader } from '../../fragments/paper/reading.ts'
import { hrefOf, RowsPart } from '../../fragments/paper/rows-part.tsx'
import { PhotosPart } from '../../fragments/photos/photos-part.tsx'
import type { PicturesPort } from '../../fragments/photos/pictures.ts'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { SlipPart } from './slip-part.tsx'
import { WayPart } from './way-part.tsx'

/** The way on from a receipt that is not confirmed: its row has it, this page corrects nothing (E18). */
const Refused = ({ row, receiptId, reader }: { row: PaperRow; receiptId: string; reader: PaperReader }) => {
  const { state, next } = rowWords({ ...row, receiptId }, readerOfRow(row, reader))
  const href = row.isOwn ? hrefOf(row, reader) : null
  const isOpen = repairStanding({ ...row, receiptId }) === 'open'
  return (
    <Notice
      tone="danger"
      title={state}
      {...(href !== null && {
        actions: (
          <ButtonLink href={href} icon={<ReceiptText />}>
            {row.side === 'seller' ? 'Открыть продажу' : 'Открыть инструмент'} {row.sn}
          </ButtonLink>
        ),
      })}
    >
      {isOpen && href !== null
        ? `${next}: кнопка для этого стоит ${row.side === 'seller' ? 'у продажи' : 'у инструмента'}`
        : next}
    </Notice>
  )
}

type LoadedProps = { receipt: Receipt; reader: PaperReader; images: PicturesPort; isAwaited: boolean }

const Loaded = ({ receipt, reader, images, isAwaited }: LoadedProps) => {
  const { rows } = receipt
  const [first] = rows
  // The way of several tools stands at each of them.
  const only = rows.length === 1 ? first : undefined
  const failed = rows.find(({ saleStatus }) => saleStatus === 'FAIL')
  const photos = receipt.images.length > 0 && (
    <Panel title="Фотографии чека">
      <PhotosPart groups={[{ label: 'Чек', names: receipt.images }]} {...images} />
    </Panel>
  )
  return (
    <>
      {failed && <Refused row={failed} receiptId={receipt.id} reader={reader} />}
      <PaperColumns
        main={<SlipPart receipt={receipt} disagreed={failed?.fate?.disagreed ?? null} />}
        beside={
          <>
            {/* What did not agree is compared with the photograph. */}
            {failed && photos}
            {only && <WayPart receipt={receipt} row={only} reader={readerOfRow(only, reader)} isAwaited={isAwaited} />}
            {!failed && photos}
            {rows.length > 0 && (
              <Panel title={only ? 'Инструмент по этому чеку' : 'Инструменты по этому чеку'}>
                <RowsPart rows={rows} reader={reader} isShort={only !== undefined} />
              </Panel>
            )}
          </>
        }
      />
    </>
  )
}

export interface ReceiptViewProps {
  actor: Actor<typeof receiptMachine>
  reader: PaperReader
  images: PicturesPort
}

export const ReceiptView = ({ actor, reader, images }: ReceiptViewProps) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { paper, list } = snapshot.context
  return (
    <FlowRoot flow="receipt" value={snapshot.value}>
      <PaperPage
        title="Чек"
        status={paper && receiptStatusLook(paper.receiptStatus, readerOfMode(reader))}
        onBack={() => send({ type: 'back' })}
      >
        {snapshot.matches('failed') && <PaperFailed text={RECEIPT_FAILURE} list={list} />}
        {snapshot.matches('loading') && <PaperWaiting />}
        {paper && (
          <Loaded
            receipt={paper}
            reader={reader}
            images={images}
            isAwaited={snapshot.matches('waiting') || snapshot.matches('renewing')}
          />
        )}
      </PaperPage>
    </FlowRoot>
  )
}
