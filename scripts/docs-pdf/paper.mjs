// An instruction as a page for A4: headings, steps, pictures beside their words.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const face = (part) => {
  const path = require.resolve(`@fontsource-variable/golos-text/files/golos-text-${part}-wght-normal.woff2`)
  return `data:font/woff2;base64,${readFileSync(path).toString('base64')}`
}

const css = () => `
  @font-face { font-family: Golos; font-weight: 400 900; src: url(${face('latin')}); }
  @font-face { font-family: Golos; font-weight: 400 900; src: url(${face('cyrillic')}); unicode-range: U+0400-045F, U+0490-0491, U+2116; }
  @page { size: A4; margin: 18mm 18mm 20mm; }
  * { box-sizing: border-box; }
  body { margin: 0; color: #1b2226; font: 11pt/1.5 Golos, sans-serif; }
  h1, h2, p, ol, ul, dl, dd, figure { margin: 0; padding: 0; }
  h1 { font-size: 24pt; line-height: 1.15; }
  .brand { margin-bottom: 3mm; color: #a33400; font-weight: 700; }
  .lead { margin-top: 3mm; color: #4d5961; font-size: 13pt; }
  header { padding-bottom: 6mm; margin-bottom: 8mm; border-bottom: 2pt solid #c23f00; }
  section { break-inside: avoid; margin-bottom: 9mm; }
  .pictured { display: grid; grid-template-columns: 1fr 58mm; gap: 10mm; }
  h2 { break-after: avoid; margin-bottom: 3mm; font-size: 15pt; line-height: 1.25; }
  p + p, p + ul, ul + p, p + dl, dl + p { margin-top: 3mm; }
  ul { padding-left: 5mm; }
  li + li { margin-top: 1.5mm; }
  dl { display: grid; grid-template-columns: 44mm 1fr; }
  dt, dd { padding: 2mm 0; border-top: 0.5pt solid #d6dbde; }
  dt { padding-right: 4mm; font-weight: 600; }
  figure { position: relative; align-self: start; overflow: hidden; border: 0.75pt solid #7b8790; border-radius: 3mm; }
  img { display: block; width: 100%; }
  .mark { position: absolute; border: 1.75pt solid #c23f00; border-radius: 1.5mm; }
`

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const percent = (part) => `${(part * 100).toFixed(2)}%`
/** A little around what is marked. */
const AROUND = 0.012

const markOf = ({ left, top, width, height }, ratio) => {
  const around = AROUND / ratio
  const style = `left:${percent(left - AROUND)};top:${percent(top - around)};width:${percent(width + 2 * AROUND)};height:${percent(height + 2 * around)}`
  return `<div class="mark" style="${style}"></div>`
}

const block = (part) => {
  if (typeof part === 'string') return `<p>${escape(part)}</p>`
  if (Array.isArray(part)) return `<ul>${part.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`
  const rows = Object.entries(part).map(([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`)
  return `<dl>${rows.join('')}</dl>`
}

const step = ({ title, text, alt, picture }, at) => {
  const words = `<div><h2>${at + 1}. ${escape(title)}</h2>${text.map(block).join('')}</div>`
  if (!picture) return `<section>${words}</section>`
  const marks = picture.marks.map((mark) => markOf(mark, picture.ratio)).join('')
  return `<section class="pictured">${words}<figure><img src="${picture.src}" alt="${escape(alt)}">${marks}</figure></section>`
}

/** @param instruction title, lead and steps, some with a `picture` */
export const paper = ({ title, lead, steps }) => `<!doctype html>
<html lang="ru">
  <head><meta charset="utf-8"><title>${escape(title)} — Платформа МСТ</title><style>${css()}</style></head>
  <body>
    <header><p class="brand">Платформа МСТ</p><h1>${escape(title)}</h1><p class="lead">${escape(lead)}</p></header>
    <main>${steps.map(step).join('')}</main>
  </body>
</html>`

/** The number of each page, at its foot. */
export const footer = (title) =>
  `<div style="display:flex;justify-content:space-between;width:100%;padding:0 18mm;color:#5f6b74;font:8pt sans-serif"><span>${escape(title)}</span><span><span class="pageNumber"></span> из <span class="totalPages"></span></span></div>`
