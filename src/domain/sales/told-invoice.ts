/**
 * What the address of a document tells of it, until the server answers (RC12, D162). Anybody can write a link: only values that have
 * the form of what a table writes are taken, so that no link makes the portal say a sentence of its author's.
 */
import { isSaleStatus, type SaleStatus } from './sale-status.ts'

export interface ToldInvoice {
  /** «УПД № 15», «ТН 7»: the heading while the document is loading. */
  title: string | null
  sn: string | null
  model: string | null
  status: SaleStatus | null
  buyerInn: string | null
}

/** The kind of the document and its number, which is one word with a digit. */
const TITLE = /^(?:УПД|ТН) (?:№ ?)?(?=\S*\d)[\p{L}\d/.-]{1,30}$/u
/** The longest names of models have about 40 signs. */
const MODEL = /^[\p{L}\d .,/()+-]{2,60}$/u
const MOST_DIGITS = 6
const SERIAL = /^(?=.*\d)[\d.]{1,40}$/
const INN = /^(?:\d{10}|\d{12})$/

/** A telephone number has more digits than the code of a model. */
const isModel = (text: string): boolean => MODEL.test(text) && text.replaceAll(/\D/g, '').length <= MOST_DIGITS

const known = <Value extends string>(text: string | null, isGood: (text: string) => text is Value): Value | null =>
  text !== null && isGood(text) ? text : null

const passing =
  (isGood: (text: string) => boolean) =>
  (text: string): text is string =>
    isGood(text)

/** @param parameter a parameter of the address, by its name */
export const toldInvoice = (parameter: (name: string) => string | null): ToldInvoice => ({
  title: known(
    parameter('title'),
    passing((text) => TITLE.test(text)),
  ),
  sn: known(
    parameter('sn'),
    passing((text) => SERIAL.test(text)),
  ),
  model: known(parameter('model'), passing(isModel)),
  status: known(parameter('status'), (text): text is SaleStatus => isSaleStatus(text)),
  buyerInn: known(
    parameter('buyerInn'),
    passing((text) => INN.test(text)),
  ),
})
