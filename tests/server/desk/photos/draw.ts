/** Photographs of receipts as a telephone takes them, and screenshots of electronic ones: paper, lines of writing, a code. */
import sharp from 'sharp'

/** Numbers that look random and are the same in every run. */
export const numbersOf = (seed: number): (() => number) => {
  let state = (seed * 2_654_435_761) >>> 0
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_507) + 374_761_393) >>> 0
    return (state >>> 8) / 2 ** 24
  }
}

/** Signs of five by seven dots: no font is needed, and a 1 is not as dark as an 8. */
const signOf = (code: number): readonly boolean[] => {
  const next = numbersOf(code + 1)
  const dark = 0.3 + 0.4 * next()
  return Array.from({ length: 35 }, () => next() < dark)
}

const DOT = 2.4
const textAt = (text: string, x: number, y: number): string => {
  let path = ''
  for (const [at, letter] of Array.from(text).entries()) {
    if (letter === ' ') continue
    for (const [dot, isDark] of signOf(letter.codePointAt(0) ?? 0).entries())
      if (isDark) path += `M${x + at * 6 * DOT + (dot % 5) * DOT} ${y + Math.floor(dot / 5) * DOT}h${DOT}v${DOT}h-${DOT}z`
  }
  return `<path d="${path}" fill="#222"/>`
}

const codeAt = (seed: number, x: number, y: number): string => {
  const next = numbersOf(seed)
  let path = ''
  for (let at = 0; at < 29 * 29; at += 1) if (next() < 0.5) path += `M${x + (at % 29) * 6} ${y + Math.floor(at / 29) * 6}h6v6h-6z`
  return `<path d="${path}" fill="#111"/>`
}

/** What a receipt says. */
export interface Receipt {
  shop: string
  lines: readonly string[]
  numbers: readonly string[]
  seed: number
}

const pick = <Item>(items: readonly Item[], next: () => number): Item => items[Math.floor(next() * items.length)] as Item

const GOODS = [
  'ДРЕЛЬ ДШ-18',
  'ПЕРФОРАТОР П-26',
  'ЛОБЗИК Л-90',
  'УШМ-125',
  'НАБОР СВЕРЛ 10 ШТ',
  'ДИСК ОТРЕЗНОЙ',
  'ПЕРЧАТКИ',
  'УД-850 УДАРНАЯ',
]

/** A receipt of a shop: goods, sums and numbers differ from one to the next, the form does not. */
export const receiptOf = (seed: number, shop = 'ООО СТРОЙМАСТЕР', goods = 0): Receipt => {
  const next = numbersOf(seed + 1_000)
  const count = goods || 1 + Math.floor(next() * 4)
  const digits = (length: number): string => Array.from({ length }, () => Math.floor(next() * 10)).join('')
  return {
    shop,
    lines: Array.from({ length: count }, () => `${pick(GOODS, next).padEnd(20)} ${digits(2)} ${digits(3)}.${digits(2)}`),
    numbers: [
      `ИТОГ ${digits(5)}.${digits(2)}`,
      `ФН ${digits(16)}`,
      `ФД ${digits(6)}`,
      `ФП ${digits(10)}`,
      `${digits(2)}.11.26 ${digits(2)}:${digits(2)}`,
    ],
    seed,
  }
}

const PAPER = { width: 520, height: 900 }

const paper = ({ shop, lines, numbers, seed }: Receipt): string =>
  [
    textAt(shop, 130, 40),
    textAt('КАССОВЫЙ ЧЕК ПРИХОД', 110, 80),
    ...lines.map((line, at) => textAt(line, 30, 140 + at * 40)),
    ...numbers.map((line, at) => textAt(line, 30, 180 + lines.length * 40 + at * 36)),
    codeAt(seed, 170, 400 + lines.length * 40),
  ].join('')

/** How a telephone is held over the table. */
export interface Shot {
  angle: number
  x: number
  y: number
  table: string
}

export const shotOf = (seed: number): Shot => {
  const next = numbersOf(seed + 77)
  return {
    angle: next() * 10 - 5,
    x: 90 + next() * 60,
    y: 60 + next() * 60,
    table: pick(['#8a7460', '#5b6670', '#b9a58c', '#3f4a44'], next),
  }
}

/** A receipt on a table. */
export const photograph = (receipt: Receipt, { angle, x, y, table }: Shot = shotOf(receipt.seed)): Promise<Buffer> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="760" height="1060"><rect width="760" height="1060" fill="${table}"/>
    <g transform="translate(${x} ${y}) rotate(${angle} 260 450)"><rect width="${PAPER.width}" height="${PAPER.height}" fill="#f6f4ee"/>${paper(receipt)}</g></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer()
}

/** The receipt in an app: white, upright, always in the same place. */
export const screenshot = (receipt: Receipt): Promise<Buffer> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="1060"><rect width="560" height="1060" fill="#fff"/><g transform="translate(20 60)">${paper(receipt)}</g></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
