/** The parts of a picture's text that pages rely on. */
import { beforeAll, describe, expect, test } from 'vitest'
import { extractChart } from '../../../src/atlas/chart/extract.ts'
import { flows } from '../../../src/atlas/flows.ts'
import { pathOf } from '../../../tools/atlas/layout/places.ts'
import { pictureFiles, readModels, type Files } from '../../../tools/atlas/files.ts'
import { ANYWHERE, waysOf } from '../../../tools/atlas/layout/ways.ts'

const values = (svg: string, attribute: string): string[] =>
  [...svg.matchAll(new RegExp(`${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  )

const charts = new Map(flows.map(({ flow, machine, words }) => [flow, extractChart(flow, machine, words)]))
let files: Files = new Map()

beforeAll(async () => {
  files = await pictureFiles()
}, 120_000)

describe.each(flows.map(({ flow }) => flow))('%s', (flow) => {
  const drawn = () => ({ chart: charts.get(flow)!, svg: files.get(`${flow}.svg`)! })

  test('every state has one group, every edge one group of its own', () => {
    const { chart, svg } = drawn()
    expect(values(svg, 'data-state').toSorted()).toEqual(chart.states.map(({ id }) => id).toSorted())
    const own = values(svg, 'data-edge').filter((id) => !id.includes('|'))
    expect(own.toSorted()).toEqual(chart.edges.map(({ id }) => id).toSorted())
    const shared = values(svg, 'data-edge').flatMap((id) => (id.includes('|') ? id.split('|') : []))
    expect(shared.filter((id) => !own.includes(id))).toEqual([])
  })

  test('it is an image with a Russian title and description', () => {
    const { chart, svg } = drawn()
    expect(svg).toContain(`role="img" lang="ru" aria-labelledby="title-${flow} desc-${flow}"`)
    expect(svg).toContain(`<title id="title-${flow}">${chart.title}</title>`)
    expect(svg).toMatch(/<desc [^>]*>Схема сценария: состояний \d+, переходов \d+\. Основной путь: [^<]+<\/desc>/)
  })

  test('it stands alone: no font, script, picture or address from elsewhere', () => {
    expect(drawn().svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /https?:|url\(|<script|<image|@import|@font-face|href/,
    )
  })

  test('every colour can be themed and has a fallback for viewers without custom properties', () => {
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(drawn().svg) ?? []
    for (const [, property, colour, name, fallback] of style.matchAll(
      /(fill|stroke):(#\w{6});\1:var\(--atlas-([\w-]+),(#\w{6})\)/g,
    )) {
      expect(fallback, `${property} ${name}`).toBe(colour)
    }
    expect(
      style.replaceAll(/(fill|stroke):#\w{6};\1:var\(--atlas-[\w-]+,#\w{6}\)/g, '').match(/(fill|stroke):#(?!000)\w+/g),
    ).toBeNull()
    for (const rule of style.split('\n').filter((line) => line !== '' && !line.startsWith('@')))
      expect(rule).toMatch(/^\.atlas-picture /)
  })
})

test('the map has a box for every place of every flow, and one for the flows of all screens', () => {
  const map = files.get('map.svg')!
  const wanted = flows.flatMap(({ words }) => words.places).map(pathOf)
  expect(values(map, 'data-place')).toEqual(expect.arrayContaining([...wanted, '*']))
  expect(values(map, 'data-edge').flatMap((ids) => ids.split('|'))).toEqual(
    expect.arrayContaining(['login again cancel 0', 'session ready signOut 0', 'server-error counting home 0']),
  )
})

test('a way of the map begins where the flow stands, and leads where its walks have led', () => {
  const login = readModels().find(({ chart }) => chart.flow === 'login')!
  expect(waysOf(login).map(({ from, to, text }) => `${from} > ${to}: ${text.join(', ')}`)).toEqual([
    '/auth/again > /auth/login: Нажимает «Отмена»',
    '/auth/again > /auth/recovery: Запрашивает новый пароль',
    '/auth/login > /: Вход выполнен',
    '/auth/login > /auth/again: если это пятая неудача подряд',
  ])
  const lost = readModels().find(({ chart }) => chart.flow === 'server-error')!
  expect(waysOf(lost).filter(({ to }) => to === ANYWHERE)).toHaveLength(2)
})
