import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import { fileActors, type FileSource } from '../../fragments/files/actors.ts'
import type { FileReading } from '../../../domain/serial-file.ts'
import { joinSerials } from '../../../domain/serial-parts.ts'
import { commandActor } from '../../kit/command/actor.ts'
import { checkQueue } from './check-queue.ts'
import { INVOICE_FILES, wireTime } from './form.ts'
import type { PickedFile } from '../../fragments/files/types.ts'
import { UNREAD } from './list.ts'
import type { AddInput, ConfirmInput, SentInvoice } from './types.ts'

type Answer = ApiResult<unknown>

const common = ({ values }: SentInvoice) => ({ upd: values.upd, time: wireTime(values), sum: values.sum })

/** The invoice of each side: the INN is the other one's (LT35). */
const purchaseOf = (sent: SentInvoice) => ({
  ...common(sent),
  sellerInn: sent.values.inn,
  imageUrlBuyer: sent.values.files,
})
const saleOf = (sent: SentInvoice) => ({ ...common(sent), buyerInn: sent.values.inn, imageUrlSeller: sent.values.files })

/** Reads a file of serial numbers. */
export type ReadList = (file: File, signal: AbortSignal) => Promise<FileReading>

/** @param files the bytes of the picked files */
export const companyInvoiceActors = (api: Api, files: FileSource, readList: ReadList) => ({
  ...fileActors(api, files, INVOICE_FILES.kinds),
  askChecks: checkQueue(({ serial }, signal) =>
    api.call('checkAvailability', { path: { id: serial }, signal, background: true }),
  ),
  addUnknown: commandActor<Answer, AddInput>(({ input, signal }) =>
    api.call('addUnknownCompanyTool', {
      body: { sn: input.serial, invoice: input.kind === 'tool' ? purchaseOf(input) : saleOf(input) },
      idempotencyKey: input.key,
      signal,
    }),
  ),
  readList: fromPromise<FileReading, PickedFile>(async ({ input: { id }, signal }) => {
    const file = files.get(id)
    return file ? readList(file, signal) : UNREAD
  }),
  /** API31, API32: nothing of it goes to the manual check unasked. */
  confirmInvoice: commandActor<Answer, ConfirmInput>(({ input, signal }) => {
    const call = { path: { id: joinSerials(input.serials) }, query: { offline: false }, idempotencyKey: input.key, signal }
    return input.kind === 'tool'
      ? api.call('confirmCompanyPurchase', { ...call, body: purchaseOf(input) })
      : api.call('confirmCompanySale', { ...call, body: saleOf(input) })
  }),
})
