import type { AnyReceipt } from '../../../src/domain/sales/receipt.ts'
import type { Answer, TestApp } from './server/test-app.ts'
import { nfcOf } from './deeds/sell.ts'

/** A command of the add-tool flow as data: a client keeps it until the answer is known. */
export type Command =
  | { kind: 'sale' | 'purchase'; sn: string; receipt: AnyReceipt }
  | { kind: 'manual'; sn: string; receipt: AnyReceipt; side: 'seller' | 'buyer' }
  | { kind: 'reserve'; sn: string; offline: boolean }
  | { kind: 'release'; sn: string }

const PLACE = { coordinates: '', gps: '', time: '20-11-2026T12:30:00' }

const requestOf = (command: Command): { path: string; body?: object } => {
  const { kind, sn } = command
  if (kind === 'sale')
    return { path: `/sale/seller/purchase/confirm/${sn}?offline=false`, body: { ...PLACE, receiptQRDto: command.receipt } }
  if (kind === 'purchase') return { path: `/sale/buyer/purchase/confirm/${sn}?offline=false`, body: command.receipt }
  if (kind === 'manual')
    return { path: '/unknown-tools?offline=true', body: { sn, receipt: command.receipt, side: command.side } }
  if (kind === 'reserve') return { path: `/tools/reserve/${sn}?offline=${command.offline}`, body: PLACE }
  return { path: `/tools/reserve/cancel/${nfcOf(sn)}` }
}

/** Sends a command with this token. */
export const send = (world: TestApp, token: string, command: Command, key?: string): Promise<Answer> => {
  const { path, body } = requestOf(command)
  return world.call('POST', path, { token, ...(body && { body }), ...(key && { key }) })
}
