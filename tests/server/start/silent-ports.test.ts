/** Ports behind user requests: a silent one times out, and the call gets the answer for a service that is down. */
import { beforeEach, expect, it } from 'vitest'
import { PORT_TIMES } from '../../../server/start/ports/bound-ports.ts'
import { askForCode, freshPhone } from '../support/deeds/codes.ts'
import { testApp } from '../support/server/test-app.ts'
import { multipart, PDF, post } from '../support/deeds/upload.ts'

const SHORT = Object.fromEntries(Object.keys(PORT_TIMES).map((name) => [name, 20])) as typeof PORT_TIMES
const world = testApp({ portTimes: SHORT })
const never = (): Promise<never> => new Promise(() => undefined)
const SELLER = 2

beforeEach(() => {
  const { ports } = world().deps
  const { citySuggestions, addressSuggestions, companySuggestions, captcha, fileStore, fileScan } = ports
  const before = {
    citySuggestions: { ...citySuggestions },
    addressSuggestions: { ...addressSuggestions },
    companySuggestions: { ...companySuggestions },
    captcha: { ...captcha },
    fileStore: { ...fileStore },
    fileScan: { ...fileScan },
  }
  return () => {
    for (const [name, port] of Object.entries(before)) Object.assign(ports[name as keyof typeof before], port)
  }
})

it('PR42 API62 suggestions: the city is typed', async () => {
  world().deps.ports.citySuggestions.suggest = never
  const { status, json } = await world().call('GET', '/suggestions/city?query=Пен', { token: await world().tokenOf(SELLER) })
  expect([status, json.message]).toEqual([422, 'Подсказки сейчас недоступны. Введите город сами'])
})

it('A52 API62 suggestions: the address is typed', async () => {
  world().deps.ports.addressSuggestions.suggest = never
  const { status, json } = await world().call('GET', '/suggestions/address?query=Пен', { token: await world().tokenOf(SELLER) })
  expect([status, json.message]).toEqual([422, 'Подсказки сейчас недоступны. Введите адрес сами'])
})

it('D270 the register of companies: the name is typed', async () => {
  world().deps.ports.companySuggestions.suggest = never
  const { status, json } = await world().call('GET', '/suggestions/company?inn=7728168971', { token: await world().tokenOf(6) })
  expect([status, json.message]).toEqual([422, 'Реестр компаний сейчас недоступен. Введите название сами'])
})

it('A12 the judge of the captcha: limits decide', async () => {
  world().deps.ports.captcha.check = never
  expect((await askForCode(world(), 'registration', freshPhone(), { captcha: 'solved' })).status).toBe(200)
})

it.each(['fileScan', 'fileStore'] as const)('%s: the upload fails and the next one is served', async (name) => {
  const { ports } = world().deps
  if (name === 'fileScan') ports.fileScan.isClean = never
  else ports.fileStore.put = never
  expect((await post(world(), SELLER, multipart(PDF, 'a.pdf'))).json.message).toMatch(/Повторите через несколько минут$/)
  ports.fileScan.isClean = async () => true
  ports.fileStore.put = async () => undefined
  expect((await post(world(), SELLER, multipart(PDF, 'a.pdf'))).status).toBe(200)
})
