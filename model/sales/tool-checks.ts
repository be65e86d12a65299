/** What the tool form shows in each of its states. */
import { cleaned, openFields, RECEIPT_FIELDS, type TextField, type ToolValues } from '../../src/machines/sales/add-tool/form.ts'
import { newsOfSerial } from '../../src/machines/sales/add-tool/serial.ts'
import { newsText } from '../../src/machines/sales/add-tool/way.ts'
import type { AddToolContext } from '../../src/machines/sales/add-tool/types.ts'
import { shownFiles } from '../../src/machines/fragments/files/queue.ts'
import type { Ui } from '../kit/ui.ts'

export const LABELS: Record<TextField, string> = {
  serialNumber: 'Серийный номер',
  dateTime: 'Дата покупки',
  totalSum: 'Сумма чека, ₽',
  fn: 'ФН',
  fd: 'ФД',
  fp: 'ФП',
}
export const fields = ['serialNumber', ...RECEIPT_FIELDS] as const
/** The button of the instructions: it opens an unfinished form again. */
export const START = /^(Ввести данные|Продолжить ввод)$/
export const NO_BILL = 'У меня нет чека'
const titleOf = (mode: string, haveABill: boolean, isRepair: boolean): string => {
  if (isRepair && haveABill) return 'Исправление данных чека'
  if (mode !== 'seller') return 'Регистрация инструмента'
  return haveABill ? 'Регистрация продажи с чеком' : 'Резерв без чека'
}

/** A browser blurs a field when the next one is filled, and blur normalises the text. */
const mayShow = (values: ToolValues, field: TextField): string[] => [values[field], cleaned(values)[field]]

export const showsForm = async (ui: Ui, { mode, form, files, remarks, isManual, isFolded, repair }: AddToolContext) => {
  await ui.sees('heading', titleOf(mode, form.values.haveABill, repair !== null))
  const open = openFields(form.values, isManual, mode === 'seller', isFolded && form.values.haveABill)
  for (const field of fields.filter((one) => open.has(one))) {
    const shown = await ui.valueOf(LABELS[field])
    if (!mayShow(form.values, field).includes(shown)) throw new Error(`«${LABELS[field]}» shows «${shown}»`)
  }
  if (isFolded && form.values.haveABill) {
    await ui.seesText(`от ${form.values.dateTime}`)
    await ui.sees('button', 'Изменить данные чека')
    for (const message of Object.values(form.errors)) await ui.seesText(message)
    return
  }
  if (mode === 'seller') await ui.sees('checkbox', NO_BILL)
  else await ui.seesNoText(NO_BILL)
  if (!form.values.haveABill) return ui.seesText('Инструмент попадёт в резерв')
  await ui.sees('button', 'Сканировать чек')
  if (!isManual) await ui.sees('button', 'Ввести данные вручную')
  for (const { name, status } of shownFiles(files))
    await ui.sees('button', status === 'failed' || status === 'refused' ? `Загрузить ещё раз ${name}` : new RegExp(`${name}$`))
  // The spaces of a sum do not break.
  for (const remark of Object.values(remarks)) await ui.seesText(remark.replaceAll(/\s/g, ' '))
  for (const message of Object.values(form.errors)) await ui.seesText(message)
}
const showsReading = async (ui: Ui, context: AddToolContext) => {
  await showsForm(ui, context)
  await ui.seesText(/Ищем QR-код на фотографии/)
}
/** What is said of the serial, once it is whole and answered. */
const showsVerdict = async (ui: Ui, context: AddToolContext) => {
  await showsForm(ui, context)
  const news = newsOfSerial(context)
  if (news?.tool) await ui.seesText(news.tool.name)
  if (news?.tool) await ui.seesText(context.mode === 'seller' ? '150 баллов' : 'Гарантия 36 мес.')
  if (news?.message) await ui.seesText(news.message)
  if (news && news.verdict !== 'free') await ui.seesText(/^Проверьте /)
}
/** The form's two regions. */
export const editing = Object.fromEntries(
  Object.entries({
    idle: { settled: showsVerdict, asking: showsForm, describing: showsVerdict },
    uploading: { asking: showsForm },
    deleting: { asking: showsForm },
    reading: { asking: showsReading },
  }).flatMap(([capture, checks]) =>
    Object.entries(checks).map(([serial, check]) => [`form.editing.capture.${capture}+form.editing.serial.${serial}`, check]),
  ),
)
/** A question over the form: about a contradicting code, or about the fields of a deleted photo. */
export const asks = (title: string, answer: RegExp) => async (ui: Ui) => {
  await ui.sees('alertdialog', title)
  await ui.sees('button', answer)
  await ui.sees('button', /^Оставить /)
}
export const scans = (ui: Ui, { aim }: AddToolContext) =>
  ui.sees('dialog', aim === 'serial' ? 'Код на инструменте' : 'QR-код чека')
/** Title, message and way: an end of the check takes the place of what was said at first. */
export const showsOutcome = async (ui: Ui, context: AddToolContext) => {
  const { outcome, message, mode } = context
  const hasFailed = outcome?.status === 'FAIL'
  await ui.sees('heading', hasFailed ? 'Чек не подтверждён' : 'Инструмент добавлен')
  await ui.seesText('Принято')
  await ui.seesText(newsText(context) ?? message)
  if (!hasFailed) await ui.seesText(mode === 'seller' ? /балл/i : 'Гарантия')
  else if (outcome.receiptId !== null) await ui.sees('button', 'Исправить данные чека')
}
export const showsRefusal = async (ui: Ui, { message, form }: AddToolContext) => {
  await ui.sees('heading', 'Ошибка')
  await ui.seesText(message)
  await ui.seesText(`Серийный номер ${cleaned(form.values).serialNumber}`)
}
