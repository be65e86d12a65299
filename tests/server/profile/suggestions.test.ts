import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BadConfig } from '../../../server/start/bad-config.ts'
import { readConfig } from '../../../server/start/config.ts'
import { BIGGEST } from '../../../server/modules/suggestions/biggest.ts'
import { builtInAddresses, builtInCities } from '../../../server/modules/suggestions/built-in.ts'
import { CITIES } from '../../../server/modules/suggestions/cities.ts'
import { dadataAddresses, dadataCities } from '../../../server/modules/suggestions/dadata.ts'
import { SuggestionsDown, SuggestionsRefused } from '../../../server/modules/suggestions/port.ts'
import { addressProblem, cityProblem } from '../../../src/domain/people/address.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()

const suggest = async (query: string) =>
  world().call('GET', `/suggestions/city?query=${encodeURIComponent(query)}`, { token: await world().tokenOf(5) })

describe('PR42 API62 cities of the built-in list', () => {
  it('the beginning of a name gives the city with its region', async () => {
    const { status, json } = await suggest('каза')
    expect([status, json.payload]).toEqual([200, { suggestions: [{ value: 'Казань', region: 'Республика Татарстан' }] }])
  })

  it.each([
    ['МОСКВА', 'Москва'],
    ['г. Тула', 'Тула'],
    ['орел', 'Орёл'],
    ['Йошкар'.normalize('NFD'), 'Йошкар-Ола'],
    ['ростов на дону', 'Ростов-на-Дону'],
    ['челны', 'Набережные Челны'],
    ['новгород', 'Великий Новгород'],
  ])('«%s» finds %s', async (query, city) => {
    expect((await builtInCities.suggest(query)).map(({ value }) => value)).toContain(city)
  })

  it.each([
    ['Ка', ['Казань', 'Калининград', 'Калуга', 'Каменск-Уральский', 'Каспийск', 'Камышин']],
    ['Мо', ['Москва']],
    ['Са', ['Санкт-Петербург', 'Самара', 'Саратов', 'Саранск', 'Салават']],
    ['к', ['Казань', 'Красноярск', 'Краснодар', 'Кемерово', 'Калининград', 'Киров']],
    ['новгород', ['Нижний Новгород', 'Великий Новгород']],
    ['ор', ['Оренбург', 'Орёл', 'Орск', 'Орехово-Зуево']],
    ['королев', ['Королёв']],
    ['ё', ['Екатеринбург', 'Ессентуки']],
  ])('«%s» offers the bigger city first: %j', async (query, first) => {
    const found = await builtInCities.suggest(query)
    expect(found.map(({ value }) => value).slice(0, first.length)).toEqual(first)
  })

  it('of one name the bigger city is first, and a name that begins so comes before one with such a word', async () => {
    const kirov = (await builtInCities.suggest('Киров')).filter(({ value }) => value === 'Киров')
    expect(kirov.map(({ region }) => region)).toEqual(['Кировская область', 'Калужская область'])
    expect((await builtInCities.suggest('благовещенск')).map(({ region }) => region)).toEqual([
      'Амурская область',
      'Республика Башкортостан',
    ])
    expect((await builtInCities.suggest('пос')).map(({ value }) => value).at(0)).toBe('Сергиев Посад')
    expect((await builtInCities.suggest('че')).map(({ value }) => value).slice(0, 2)).toEqual(['Челябинск', 'Чебоксары'])
  })

  it('the biggest cities are cities of the list, each one of them and once', () => {
    const known = CITIES.trim()
      .split('\n')
      .flatMap((line) => {
        const [region = '', list] = line.split(': ')
        return (list ?? region).split(', ').map((city) => ({ city, full: `${city} (${region})` }))
      })
    const names = BIGGEST.trim().split(/, |\n/)
    const meant = names.map((name) => known.filter(({ city, full }) => name === city || name === full).length)
    expect(names.filter((_, at) => meant[at] !== 1)).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(['%', '\\', "'; drop table users; --", '\u202E', '🏙', '.*', 'zzzz', ' ', '\u0000'])(
    '«%s» finds nothing',
    async (query) => {
      const { status, json } = await suggest(query)
      expect([status, json.payload]).toEqual([200, { suggestions: [] }])
    },
  )

  it('ten at most; an empty or endless query is no query', async () => {
    expect((await builtInCities.suggest('к')).length).toBe(10)
    for (const query of ['', 'к'.repeat(101)]) expect((await suggest(query)).json.code).toBe(123)
    expect((await world().call('GET', '/suggestions/city', { token: await world().tokenOf(5) })).json.code).toBe(123)
  })

  it('every city of the list may be saved, and stands once in its region', () => {
    const lines = CITIES.trim()
      .split('\n')
      .map((line) => (line.split(': ')[1] ?? line).split(', '))
    expect(lines.flat().filter((city) => cityProblem(city) !== null)).toEqual([])
    expect(lines.flatMap((cities) => cities.filter((city, at) => cities.indexOf(city) !== at))).toEqual([])
    expect(lines.flat().length).toBeGreaterThan(1_000)
  })
})

describe('RP19 API62 addresses of the built-in list', () => {
  const suggestAddress = async (query: string) =>
    world().call('GET', `/suggestions/address?query=${encodeURIComponent(query)}`, { token: await world().tokenOf(9) })

  it('an address begins with a city, without a place on the map', async () => {
    const { status, json } = await suggestAddress('каза')
    expect([status, json.payload]).toEqual([
      200,
      { suggestions: [{ value: 'Казань', region: 'Республика Татарстан', coordinates: '' }] },
    ])
    expect((await builtInAddresses.suggest('моск')).at(0)).toEqual({ value: 'Москва', region: null, coordinates: '' })
  })

  it('of namesakes each says where it is', async () => {
    const found = (await builtInAddresses.suggest('киров')).filter(({ value }) => value.endsWith(', Киров'))
    expect(found.map(({ value, region }) => [value, region])).toEqual([
      ['Кировская область, Киров', null],
      ['Калужская область, Киров', null],
    ])
    expect(found.filter(({ value }) => addressProblem(value) !== null)).toEqual([])
  })

  it('A52 a street finds nothing: the rest is typed by hand', async () => {
    expect((await suggestAddress('Казань, ул. Баумана')).json.payload).toEqual({ suggestions: [] })
    for (const query of ['', 'к'.repeat(201)]) expect((await suggestAddress(query)).json.code).toBe(123)
  })

  it('A52 a service that is down is a refusal: the address is typed by hand', async () => {
    const { addressSuggestions } = world().deps.ports
    const original = { ...addressSuggestions }
    addressSuggestions.suggest = () => Promise.reject(new SuggestionsDown())
    const { status, json } = await suggestAddress('каза')
    Object.assign(addressSuggestions, original)
    expect([status, json.code, json.message]).toEqual([422, 500, 'Подсказки сейчас недоступны. Введите адрес сами'])
  })
})

describe('PR42 API62 cities by DaData', () => {
  let service: Server
  let url = ''
  type Reply = { status: number; body: string } | 'silence'
  let reply: Reply = 'silence'
  const asked: { authorization: string | undefined; body: string }[] = []

  beforeAll(async () => {
    service = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        asked.push({ authorization: request.headers.authorization, body })
        if (reply !== 'silence') response.writeHead(reply.status, { 'Content-Type': 'application/json' }).end(reply.body)
      })
    })
    await new Promise<void>((done) => void service.listen(0, '127.0.0.1', done))
    url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/suggest`
  })
  afterAll(() => {
    service.closeAllConnections()
    service.close()
  })

  const dadata = () => dadataCities({ url, token: 'secret-token', timeout: 300 })
  const found = (...data: object[]) => ({
    status: 200,
    body: JSON.stringify({ suggestions: data.map((each) => ({ data: each })) }),
  })

  it('asks for cities with the key of the server', async () => {
    reply = found(
      { city: 'Казань', settlement: null, region_with_type: 'Респ Татарстан' },
      { city: 'Москва', settlement: null, region_with_type: 'г Москва' },
      { city: null, settlement: 'Усады', region_with_type: 'Респ Татарстан' },
      { city: 'Казань', settlement: null, region_with_type: 'Респ Татарстан' },
      { city: null, settlement: null, region_with_type: 'Респ Татарстан' },
      { city: '<b>Kazan</b>', settlement: null, region_with_type: null },
    )
    expect(await dadata().suggest('каза')).toEqual([
      { value: 'Казань', region: 'Респ Татарстан' },
      { value: 'Москва', region: null },
      { value: 'Усады', region: 'Респ Татарстан' },
    ])
    expect(asked.at(-1)?.authorization).toBe('Token secret-token')
    expect(JSON.parse(asked.at(-1)?.body ?? '')).toEqual({
      query: 'каза',
      count: 10,
      from_bound: { value: 'city' },
      to_bound: { value: 'settlement' },
    })
  })

  it('RP19 asks for addresses, and takes what an application may have, with its place on the map', async () => {
    const place = { geo_lat: '55.7887', geo_lon: '49.1221' }
    reply = {
      status: 200,
      body: JSON.stringify({
        suggestions: [
          { value: 'г Казань, ул Баумана, д 5', data: place },
          { value: 'г Казань, ул Баумана', data: { ...place, geo_lat: null } },
          { value: 'г Казань, ул Баумана, д 7', data: { ...place, geo_lon: 'east' } },
          { value: 'Kazan <b>', data: place },
          { data: place },
        ],
      }),
    }
    const addresses = dadataAddresses({ url, token: 'secret-token', timeout: 300 })
    expect(await addresses.suggest('казань баумана')).toEqual([
      { value: 'г Казань, ул Баумана, д 5', region: null, coordinates: '55.7887,49.1221' },
      { value: 'г Казань, ул Баумана', region: null, coordinates: '' },
      { value: 'г Казань, ул Баумана, д 7', region: null, coordinates: '' },
    ])
    expect(JSON.parse(asked.at(-1)?.body ?? '')).toEqual({ query: 'казань баумана', count: 10 })
    reply = { status: 500, body: '{}' }
    await expect(addresses.suggest('секрет')).rejects.toBeInstanceOf(SuggestionsDown)
  })

  it.each<[string, Reply, string]>([
    ['an error', { status: 500, body: '{}' }, 'answered 500'],
    ['no rights', { status: 403, body: '{}' }, 'answered 403'],
    ['no JSON', { status: 200, body: '<html>' }, 'not json'],
    ['other JSON', { status: 200, body: '{"suggestions":[{"value":"Казань"}]}' }, 'another shape'],
    ['silence', 'silence', 'silent'],
  ])('%s is a service that is down; the cause is told, and no word of the query', async (_what, answer, cause) => {
    reply = answer
    const error: unknown = await dadata()
      .suggest('секрет')
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(SuggestionsDown)
    expect(String(error)).toContain(cause)
    expect(String(error)).not.toContain('секрет')
  })

  it.each([
    [403, 900_000],
    [429, 60_000],
  ])('D152 %i: it wants to be left alone', async (status, pause) => {
    reply = { status, body: '{"family":"CLIENT_ERROR"}' }
    const error: unknown = await dadata()
      .suggest('секрет')
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(SuggestionsRefused)
    expect(error).toMatchObject({ pause, message: `the suggestion service answered ${status}` })
  })

  it('a service that is down is a refusal: the city is typed by hand', async () => {
    const { citySuggestions } = world().deps.ports
    const original = { ...citySuggestions }
    citySuggestions.suggest = () => Promise.reject(new SuggestionsDown())
    const { status, json } = await suggest('каза')
    Object.assign(citySuggestions, original)
    expect([status, json.code, json.message]).toEqual([422, 500, 'Подсказки сейчас недоступны. Введите город сами'])
  })

  it('is chosen by the configuration, with its key', () => {
    expect(readConfig({ MODE: 'demo' }).suggestions).toEqual({ kind: 'built-in' })
    expect(() => readConfig({ MODE: 'demo', SUGGESTIONS: 'dadata' })).toThrow(BadConfig)
    expect(readConfig({ MODE: 'demo', SUGGESTIONS: 'dadata', DADATA_TOKEN: 'k' }).suggestions).toMatchObject({
      kind: 'dadata',
      token: 'k',
    })
  })
})
