import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import { fileActors, type FileSource } from '../../fragments/files/actors.ts'
import type { FileReading } from '../../../domain/serials/serial-file.ts'
import { joinSerials } from '../../../domain/serials/serial-parts.ts'
import { commandActor } from '../../kit/command/actor.ts'
import { checkQueue } from './check-queue.ts'
import { INVOICE_FILES, wireTime } from './form.ts'
import { readText, UNREAD } from './list.ts'
import type { AddInput, ConfirmInput, ListSource, SentInvoice } from './types.ts'

type Answer = ApiResult<unknown>

const common = ({ values }: SentInvoice) => ({ upd: values.upd, time: wireTime(values), sum: values.sum })

/** The invoice of each side: the INN is the other one's (LT35). */
const purchaseOf = (sent: SentInvoice) => ({
  ...common(sent),
  sellerInn: sent.values.inn,
  imageUrlBuyer: sent.values.files,
})
const saleOf = (sent: SentInvoice) => ({ ...common(sent), buyerInn: sent.values.inn, imageUrlSeller: sent.values.files })

/** Reads a file of serial numbers, or a long text, off the main thread. */
export type ReadList = (list: File | string, signal: AbortSignal) => Promise<FileReading>

/** A longer text is read elsewhere: a thousand rows take a phone longer than a frame. */
const LONG_TEXT = 2_000

/** Where the reader cannot be started, a long text is read here: slowly, but whole. */
const ofText = async (text: string, read: ReadList, signal: AbortSignal): Promise<FileReading> => {
  const reading = text.length > LONG_TEXT ? await read(text, signal).catch(() => null) : null
  signal.throwIfAborted()
  return reading ?? readText(text)
}

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
  readList: fromPromise<FileReading, ListSource>(async ({ input, signal }) => {
    if ('text' in input) return ofText(input.text, readList, signal)
    const file = files.get(input.file.id)
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
