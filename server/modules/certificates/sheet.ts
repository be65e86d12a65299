/** The certificate of a warranty as one sheet of A4, drawn in memory: the same certificate is always the same bytes (D194). */
import { formatInstantDay } from '../../../src/domain/dates/dates.ts'
import { monthsText, warrantyMonths } from '../../../src/domain/sales/warranty.ts'
import type { Certificate, Warranted } from './certificates.ts'
import { LOGO_MARK, LOGO_WIDTH, LOGO_WORD } from './logo.ts'
import { INK, MM, MUTED, bytesOf, penFor } from './pen.ts'
import type { Pen } from './pen.ts'
import { qrOf } from './qr.ts'

const [LEFT, RIGHT] = [18, 194]
const INNER = RIGHT - LEFT
const QR = 46
/** Modules of white around a code: without them cameras do not find it. */
const QUIET = 4
const MARK = '#c23f00'

const STEPS = [
  'Возьмите инструмент и этот лист или покажите QR-код с\u00a0телефона.',
  'Сервисный центр сверит номер на наклейке с\u00a0номером на листе.',
  'Чек или накладная не\u00a0понадобятся: покупка уже проверена.',
]
const COLUMNS = [
  { name: 'Дата', share: 0.17 },
  { name: 'Что сделано', share: 0.44 },
  { name: 'Мастер', share: 0.22 },
  { name: 'Печать', share: 0.17 },
]
const ROWS = 4
const [HEAD_ROW, ROW] = [8, 11]

/** Sizes for a name of a model, the first that leaves it its place. */
const NAME_SIZES = [7.5, 6.2, 5]
const NAME_HEIGHT = 34

const drawHead = ({ pdf, decorate, write }: Pen): void => {
  decorate(() => {
    pdf.rect(0, 0, 3 * MM, 297 * MM).fill('#ff7a2b')
    pdf.save()
    pdf.translate(LEFT * MM, 16 * MM).scale((36 * MM) / LOGO_WIDTH)
    pdf.path(LOGO_MARK).fill(MARK, 'even-odd')
    pdf.path(LOGO_WORD).fill(INK)
    pdf.restore()
    pdf.rect(LEFT * MM, 35 * MM, INNER * MM, 0.5 * MM).fill(INK)
  })
  write('P', 'Платформа для пользователей, продавцов\nи производителей электроинструмента', {
    x: 100,
    y: 17.5,
    width: RIGHT - 100,
    size: 3.2,
    align: 'right',
    colour: MUTED,
  })
  write('H1', 'Гарантийный сертификат', { x: LEFT, y: 43, width: INNER, size: 10.5, face: 'title' })
}

const drawTool = (pen: Pen, { modelName, sn }: Warranted): void => {
  const name = modelName ?? 'Инструмент'
  const width = INNER - QR - 10
  const fitting = NAME_SIZES.find((size) => pen.heightOf(name, { width, size, face: 'strong' }) <= NAME_HEIGHT)
  const size = fitting ?? NAME_SIZES[NAME_SIZES.length - 1] ?? 0
  const below = pen.write('P', name, { x: LEFT, y: 66, width, size, face: 'strong', height: NAME_HEIGHT })
  const label = pen.write('P', 'Серийный номер', { x: LEFT, y: below + 4, width, size: 3.2, colour: MUTED })
  pen.write('P', sn, { x: LEFT, y: label + 0.5, width, size: 7, face: 'strong' })
}

const drawCode = ({ pdf, decorate, depict, write }: Pen, address: string): void => {
  const [x, y] = [RIGHT - QR, 66]
  const { size, path } = qrOf(address)
  decorate(() =>
    pdf
      .roundedRect(x * MM, y * MM, QR * MM, QR * MM, 1.6 * MM)
      .lineWidth(0.4 * MM)
      .stroke(INK),
  )
  depict('QR-код проверки гарантии', () => {
    pdf.save()
    pdf.translate(x * MM, y * MM).scale((QR * MM) / (size + 2 * QUIET))
    pdf.translate(QUIET, QUIET).path(path).fill('#12171a')
    pdf.restore()
    // On a telephone that shows the sheet itself, there is nothing to point a camera at.
    pdf.link(x * MM, y * MM, QR * MM, QR * MM, address)
  })
  write('P', 'Наведите камеру телефона: гарантия проверяется без\u00a0входа в портал', {
    x,
    y: y + QR + 2,
    width: QR,
    size: 2.9,
    align: 'center',
    colour: MUTED,
  })
}

const drawFacts = ({ pdf, decorate, write }: Pen, { purchaseDate, guaranteeExpire }: Warranted, isOver: boolean): void => {
  const [bought, until] = [purchaseDate?.toISOString() ?? null, guaranteeExpire.toISOString()]
  const months = warrantyMonths(bought, until)
  const facts = [
    ...(bought === null ? [] : [{ name: 'Куплен', value: formatInstantDay(bought) }]),
    ...(months === null ? [] : [{ name: 'Срок гарантии', value: monthsText(months) }]),
    { name: isOver ? 'Гарантия закончилась' : 'Гарантия действует по', value: formatInstantDay(until) },
  ]
  const [y, height, width] = [133, 21, INNER / facts.length]
  decorate(() => {
    pdf
      .roundedRect(LEFT * MM, y * MM, INNER * MM, height * MM, 2 * MM)
      .lineWidth(0.4 * MM)
      .stroke(INK)
    for (let at = 1; at < facts.length; at += 1)
      pdf
        .moveTo((LEFT + width * at) * MM, y * MM)
        .lineTo((LEFT + width * at) * MM, (y + height) * MM)
        .lineWidth(0.3 * MM)
        .stroke('#b4bcc2')
  })
  facts.forEach(({ name, value }, at) => {
    const box = { x: LEFT + width * at + 5, width: width - 10 }
    const below = write('P', name, { ...box, y: y + 4, size: 3.2, colour: MUTED })
    write('P', value, { ...box, y: below + 0.5, size: 6.4, face: 'strong' })
  })
}

const drawSteps = ({ write }: Pen): void => {
  write('H2', 'Как воспользоваться гарантией', { x: LEFT, y: 164, width: INNER, size: 4.4, face: 'strong' })
  const width = (INNER - 12) / STEPS.length
  STEPS.forEach((text, at) => {
    const box = { x: LEFT + (width + 6) * at, width, size: 3.7 }
    const below = write('P', String(at + 1), { ...box, y: 173, face: 'title', colour: MARK })
    write('P', text, { ...box, y: below })
  })
}

const drawTable = ({ pdf, decorate, write }: Pen): void => {
  write('H2', 'Отметки сервисного центра', { x: LEFT, y: 200, width: INNER, size: 4.4, face: 'strong' })
  const [y, height] = [208, HEAD_ROW + ROWS * ROW]
  const starts = COLUMNS.map((_, at) => LEFT + INNER * COLUMNS.slice(0, at).reduce((sum, { share }) => sum + share, 0))
  decorate(() => {
    pdf.rect(LEFT * MM, y * MM, INNER * MM, height * MM)
    for (let row = 0; row < ROWS; row += 1) {
      const line = y + HEAD_ROW + row * ROW
      pdf.moveTo(LEFT * MM, line * MM).lineTo(RIGHT * MM, line * MM)
    }
    for (const x of starts.slice(1)) pdf.moveTo(x * MM, y * MM).lineTo(x * MM, (y + height) * MM)
    pdf.lineWidth(0.25 * MM).stroke('#7b8790')
  })
  COLUMNS.forEach(({ name, share }, at) => {
    const x = (starts[at] ?? LEFT) + 2.5
    write('P', name, { x, y: y + 2, width: INNER * share - 5, size: 3.2, colour: MUTED })
  })
}

const drawFoot = ({ write }: Pen, issuedAt: Date, origin: string): void => {
  const words = { y: 272, size: 3, colour: MUTED }
  const issued = `Выдан ${formatInstantDay(issuedAt.toISOString())}\n${new URL(origin).host}`
  write(
    'P',
    'Сертификат действителен без подписи и печати: его подлинность подтверждает QR-код. Условия гарантии — в гарантийном талоне модели.',
    {
      ...words,
      x: LEFT,
      width: 118,
    },
  )
  write('P', issued, { ...words, x: 140, width: RIGHT - 140, align: 'right' })
}

interface Printing {
  /** Where people find the portal: the QR code leads to /w/{token} there. */
  origin: string
  /** The warranty has ended by now. */
  isOver: boolean
}

/**
 * Draws a certificate. It names no person and no price.
 * @returns a PDF of one page, some 25 kB
 */
export const drawSheet = async ({ warranted, token, issuedAt }: Certificate, { origin, isOver }: Printing): Promise<Buffer> => {
  const pen = penFor(`Гарантийный сертификат: ${warranted.modelName ?? 'инструмент'}`, issuedAt)
  drawHead(pen)
  drawTool(pen, warranted)
  drawCode(pen, `${origin}/w/${token}`)
  drawFacts(pen, warranted, isOver)
  drawSteps(pen)
  drawTable(pen)
  drawFoot(pen, issuedAt, origin)
  return bytesOf(pen.pdf)
}
