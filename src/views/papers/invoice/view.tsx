/** A document of a sale to a company, for reading only (RC01). */
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { InvoiceView as Invoice } from '../../../api/types.ts'
import { formatInvoiceDay, formatInvoiceInstant } from '../../../domain/dates/dates.ts'
import { formatReceiptSum } from '../../../domain/money/money.ts'
import { receiptStatusLook, type StatusLook } from '../../../domain/sales/receipt-status.ts'
import { INVOICE_FAILURE, type invoiceMachine } from '../../../machines/papers/invoice/machine.ts'
import { DescriptionList } from '../../../ui/content/description-list.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { PaperColumns, PaperFailed, PaperPage } from '../../fragments/paper/paper-page.tsx'
import { readerOfMode, type PaperReader } from '../../fragments/paper/reading.ts'
import { RowsPart } from '../../fragments/paper/rows-part.tsx'
import type { PicturesPort } from '../../fragments/photos/pictures.ts'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { FilesPart } from './files-part.tsx'
import { SidesPart } from './sides-part.tsx'
import { ToldPart } from './told-part.tsx'
import { hiddenCount, stateOf, statesOf } from './states.ts'

const titleOf = ({ upd }: Invoice): string => (upd ? `Накладная № ${upd}` : 'Накладная')

type LoadedProps = { invoice: Invoice; reader: PaperReader; images: PicturesPort }

const Loaded = ({ invoice, reader, images }: LoadedProps) => {
  const { sum, dateTime, createdTime, tools } = invoice
  const states = statesOf(invoice, readerOfMode(reader))
  const more = hiddenCount(invoice)
  return (
    <PaperColumns
      main={
        <>
          <Panel>
            <SidesPart invoice={invoice} reader={reader} />
            <DescriptionList
              short
              items={[
                { name: 'Сумма', value: sum && formatReceiptSum(sum) },
                { name: 'Дата документа', value: dateTime && formatInvoiceDay(dateTime) },
                { name: 'Отправлен', value: createdTime && formatInvoiceInstant(createdTime) },
                { name: 'Инструменты', value: states },
              ]}
            />
          </Panel>
          {tools.length > 0 && (
            <Panel title="Инструменты документа" {...(more !== null && { footer: more })}>
              <RowsPart rows={tools} reader={reader} />
            </Panel>
          )}
        </>
      }
      beside={<FilesPart invoice={invoice} reader={reader} images={images} />}
    />
  )
}

export interface InvoiceViewProps {
  actor: Actor<typeof invoiceMachine>
  reader: PaperReader
  images: PicturesPort
}

export const InvoiceView = ({ actor, reader, images }: InvoiceViewProps) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { paper, told, list } = snapshot.context
  const as = readerOfMode(reader)
  const isLoading = snapshot.matches('loading')
  const status = (): StatusLook | null => {
    if (paper) return stateOf(paper, as)
    return isLoading && told.status !== null ? receiptStatusLook(told.status, as) : null
  }
  return (
    <FlowRoot flow="invoice" value={snapshot.value}>
      <PaperPage
        title={paper ? titleOf(paper) : (isLoading && told.title) || 'Накладная'}
        status={status()}
        onBack={() => send({ type: 'back' })}
      >
        {snapshot.matches('failed') && <PaperFailed text={INVOICE_FAILURE} list={list} />}
        {isLoading && <ToldPart told={told} />}
        {paper && <Loaded invoice={paper} reader={reader} images={images} />}
      </PaperPage>
    </FlowRoot>
  )
}
