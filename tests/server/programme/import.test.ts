/** Models, documents, serials and bonuses from files. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit, importRefusals, importRuns, models, sales, tools, users } from '../../../server/kernel/database/schema.ts'
import type { Db, OpenDatabase } from '../../../server/kernel/database/types.ts'
import { BadFile } from '../../../server/modules/programme/bad-file.ts'
import { testApp } from '../support/server/test-app.ts'
import { openAsOwner } from '../support/server/test-database.ts'
import { waitingTool } from '../desk/support.ts'
import { enter, table } from './support.ts'

const world = testApp()
let opened: OpenDatabase
let db: Db
beforeAll(async () => {
  opened = await openAsOwner(world().db)
  db = opened.db
})
afterAll(() => opened.close())

const modelOf = async (name: string) => (await db.select().from(models).where(eq(models.name, name)))[0]
const toolOf = async (sn: string) => (await db.select().from(tools).where(eq(tools.sn, sn)))[0]
const P26 = 'Перфоратор П-26'

describe('D242 models', () => {
  it('come with price, warranty and points; those that are there keep their points', async () => {
    const file = table(
      'Модель;Цена;Цена с;Гарантия, мес.;Баллы продавцу;Баллы покупателю',
      'Рубанок Р-110;7 990,50 ₽;01.06.2026;24;200;50',
      `${P26};14 500;;;1;1`,
      'Рубанок Р-110;7990.50;2026-06-01;24;999;',
    )
    expect(await enter(db, 'models', file)).toMatchObject({ added: 1, changed: 1, same: 1, refused: 0 })
    expect(await modelOf('Рубанок Р-110')).toMatchObject({
      price: 799_050,
      priceSince: '2026-06-01',
      warrantyMonths: 24,
      bonus: 20_000,
      buyerBonus: 5_000,
      documentation: [],
    })
    expect(await modelOf(P26)).toMatchObject({ price: 1_450_000, warrantyMonths: 36, bonus: 90_000 })
    expect(await enter(db, 'models', file)).toMatchObject({ added: 0, changed: 0, same: 3 })
  })

  it('a price that follows another holds from the day on which it is learnt; a first one always', async () => {
    const now = Date.parse('2026-11-20T00:30:00+03:00')
    await enter(db, 'models', table('Модель;Цена;Гарантия;Баллы', 'Фен Ф-1;3000;12;10'), { now })
    expect(await modelOf('Фен Ф-1')).toMatchObject({ price: 300_000, priceSince: null })
    await enter(db, 'models', table('Модель;Цена', 'Фен Ф-1;3500'), { now })
    expect(await modelOf('Фен Ф-1')).toMatchObject({ price: 350_000, priceSince: '2026-11-20' })
  })

  it('what is wrong is refused by line, the rest is entered', async () => {
    const entered = await enter(
      db,
      'models',
      table(
        'Модель;Цена;Цена с;Гарантия;Баллы',
        ';100;;12;1',
        'А-1;дорого;;12;1',
        'А-1;0;;12;1',
        'А-1;;01.06.2026;12;1',
        'А-1;100;32.01.2026;12;1',
        'А-1;100;;год;1',
        'А-1;100;;12;1,5',
        'А-1;100;;;1',
        'А-1;100;;12;',
        'А-1;100;;12',
        'А-1;100;;12;1;лишнее',
        'А-1;100;;12;1',
      ),
    )
    expect(entered).toMatchObject({ added: 1, changed: 0, same: 0, refused: 11, line: 13 })
    expect(entered.told).toEqual([
      '2: «Модель» не заполнено',
      '3: «Цена» — сумма в рублях, например 13900 или 13 900,50, а не «дорого»',
      '4: «Цена» не может быть нулём: оставьте ячейку пустой',
      '5: указано, с какого дня цена, а самой цены нет',
      '6: «Цена с» — дата, например 05.11.2026, а не «32.01.2026»',
      '7: «Гарантия» — целое число месяцев, а не «год»',
      '8: «Баллы продавцу» — целое число баллов, а не «1,5»',
      '9: модель новая, а гарантия не указана',
      '10: модель новая, а баллы продавцу не указаны',
      '11: ячеек 4, а в первой строке файла 5',
      '12: ячеек 6, а в первой строке файла 5',
    ])
  })
})

describe('D244 bonuses', () => {
  it('change models; sales keep theirs, and new ones get the new bonus', async () => {
    const { id } = await waitingTool(world())
    const [sale] = await db.select().from(sales).where(eq(sales.id, id))
    const [model] = await db
      .select()
      .from(models)
      .where(eq(models.id, sale?.modelId ?? ''))
    const file = table('Модель;Баллы продавцу;Баллы покупателю', `${model?.name};777;`, 'Нет такой;1;1', `${P26};;`, `${P26};-5;`)
    expect(await enter(db, 'bonuses', file)).toMatchObject({
      changed: 1,
      refused: 3,
      told: ['3: модели «Нет такой» нет', '4: баллы не указаны', '5: «Баллы продавцу» — целое число баллов, а не «-5»'],
    })
    expect(await modelOf(model?.name ?? '')).toMatchObject({ bonus: 77_700, buyerBonus: model?.buyerBonus })
    expect((await db.select().from(sales).where(eq(sales.id, id)))[0]?.bonus).toBe(sale?.bonus)
    const next = await waitingTool(world(), {})
    expect((await db.select().from(sales).where(eq(sales.id, next.id)))[0]?.bonus).toBe(
      (await db.query.models.findMany({ limit: 1 }))[0]?.bonus,
    )
  })

  it('a model whose name another one has is not guessed', async () => {
    const twin = { name: 'Двойник', bonus: 1, warrantyMonths: 1 }
    await db.insert(models).values([
      { ...twin, id: '00000000-0000-4000-8000-0000000000a1' },
      { ...twin, id: '00000000-0000-4000-8000-0000000000a2' },
    ])
    expect((await enter(db, 'bonuses', table('Модель;Баллы', 'Двойник;5'))).told).toEqual([
      '2: моделей с названием «Двойник» несколько: какая нужна, по файлу не понять',
    ])
  })
})

describe('IV09 D242 documents', () => {
  it('are added, and get new addresses; what the file does not name stays', async () => {
    const file = table(
      'Модель,Документ,Адрес',
      `${P26},Инструкция,https://example.org/p-26.pdf`,
      `${P26},Взрыв-схема,/docs/p-26-scheme.PNG`,
      `${P26},Паспорт,`,
      `${P26},Паспорт,`,
    )
    expect(await enter(db, 'documents', file)).toMatchObject({ added: 2, changed: 1, same: 1, refused: 0 })
    expect((await modelOf(P26))?.documentation).toEqual([
      { name: 'Инструкция', url: 'https://example.org/p-26.pdf' },
      { name: 'Гарантийный талон', url: '/docs/p-26-warranty.pdf' },
      { name: 'Взрыв-схема', url: '/docs/p-26-scheme.PNG' },
      { name: 'Паспорт', url: null },
    ])
    expect(await enter(db, 'documents', file)).toMatchObject({ added: 0, changed: 0, same: 4 })
  })

  it('an address that the portal does not open is refused', async () => {
    const rows = [
      'http://example.org/a.pdf',
      '//example.org/a.pdf',
      'docs/a.pdf',
      'javascript:alert(1)',
      'https://example.org/a.exe',
    ]
    const { told } = await enter(db, 'documents', table('Модель;Документ;Адрес', ...rows.map((url) => `${P26};А;${url}`)))
    expect(told.map((line) => line.slice(0, 60))).toEqual([
      ...[2, 3, 4, 5].map((line) =>
        `${line}: адрес документа — https://… или путь на портале, например /docs/p-26.pdf`.slice(0, 60),
      ),
      '6: портал открывает PDF, PNG и JPG, а адрес документа — «https://example.org/a.exe»'.slice(0, 60),
    ])
  })
})

describe('D242 serials', () => {
  it('come with model and day of manufacture, however they are typed', async () => {
    const file = table(
      'Серийный номер;Модель;Дата выпуска',
      `90000001;${P26};05.11.2026`,
      `900.00002;${P26};`,
      `="900.00003";${P26};2026-11-05`,
      `900.00001;${P26};05.11.2026`,
    )
    expect(await enter(db, 'serials', file)).toMatchObject({ added: 3, same: 1, refused: 0 })
    expect(await toolOf('900.00001')).toMatchObject({ modelId: (await modelOf(P26))?.id, madeOn: '2026-11-05', refused: false })
    expect(await toolOf('900.00002')).toMatchObject({ madeOn: null })
    expect(await enter(db, 'serials', file)).toMatchObject({ added: 0, changed: 0, same: 4 })
    expect(await enter(db, 'serials', table('Номер;Модель;Дата выпуска', `900.00002;${P26};01.11.2026`))).toMatchObject({
      changed: 1,
    })
    expect(await toolOf('900.00002')).toMatchObject({ madeOn: '2026-11-01' })
  })

  it('of another model, of none, and what is no number or no day are refused', async () => {
    const entered = await enter(
      db,
      'serials',
      table(
        'Серийный номер;Модель;Дата выпуска',
        `100.00001;${P26};`,
        '900.00010;Нет такой;',
        `АБВ;${P26};`,
        `;${P26};`,
        `900.00011;${P26};01.01.2999`,
        `900.00012;${P26};вчера`,
        `900.00013;${P26};`,
        '900.00013;Лобзик Л-90;',
      ),
    )
    expect(entered).toMatchObject({ added: 1, refused: 7 })
    expect(entered.told).toEqual([
      '2: номер 100.00001 уже есть, и это другая модель: «Дрель-шуруповёрт ДШ-18»',
      '3: модели «Нет такой» нет',
      '4: серийный номер — цифры и точки, не длиннее 40 знаков, а не «АБВ»',
      '5: «Серийный номер» не заполнено',
      '6: «Дата выпуска» ещё не наступила: 01.01.2999',
      '7: «Дата выпуска» — дата, например 05.11.2026, а не «вчера»',
      `9: номер 900.00013 уже есть, и это другая модель: «${P26}»`,
    ])
  })
})

describe('D243 an import', () => {
  const many = (from: number, count: number): string =>
    table(
      'Серийный номер;Модель',
      ...Array.from({ length: count }, (_, at) =>
        at % 500 === 7 ? `${at};Нет такой` : `${from}.${String(at).padStart(5, '0')};${P26}`,
      ),
    )

  const refusedSerials = () => db.$count(importRefusals, eq(importRefusals.kind, 'serials'))

  it('as a dry run says the same and writes nothing', async () => {
    const lines = async () => db.$count(audit, eq(audit.event, 'programmeImported'))
    const before = [await db.$count(tools), await lines()]
    const rehearsed = await enter(db, 'serials', many(901, 1_200), { isDryRun: true })
    expect(rehearsed).toMatchObject({ added: 1_197, refused: 3 })
    expect([await db.$count(tools), await lines()]).toEqual(before)
    const entered = await enter(db, 'serials', many(901, 1_200))
    expect(entered).toEqual(rehearsed)
    expect(await db.$count(tools)).toBe((before[0] ?? 0) + 1_197)
  })

  it('that was broken off goes on where it stood, tells its refused lines again, and enters nothing twice', async () => {
    const file = many(902, 3_500)
    const short = await enter(db, 'serials', file)
    // As a kill after the second part leaves it.
    await db
      .update(importRuns)
      .set({ line: 2_001, added: 1_996, refused: 4, endedAt: null })
      .where(eq(importRuns.kind, 'serials'))
    await db.execute(`delete from import_refusals where line > 2001`)
    await db.execute(`delete from tools where sn like '902.%' and sn >= '902.02000'`)
    const rest = await enter(db, 'serials', file)
    expect(rest).toEqual({ ...short, resumed: [2_001] })
    expect(await refusedSerials()).toBe(7)
    // Another file begins anew; so does one that has been entered whole.
    await db.update(importRuns).set({ line: 2_001, endedAt: null }).where(eq(importRuns.kind, 'serials'))
    expect(await enter(db, 'serials', many(903, 10))).toMatchObject({ resumed: [], added: 9, refused: 1, line: 11 })
    expect(await enter(db, 'serials', many(903, 10))).toMatchObject({ resumed: [], same: 9, refused: 1 })
    expect(await refusedSerials()).toBe(1)
  })

  it('stands in the audit under the operator, or under nobody', async () => {
    const [operator] = await db.select().from(users).where(eq(users.mobile, '79000000090'))
    await enter(db, 'bonuses', table('Модель;Баллы', `${P26};900`), { operator: operator?.id ?? '' })
    await enter(db, 'bonuses', table('Модель;Баллы', `${P26};901`))
    const lines = await db.select().from(audit).where(eq(audit.event, 'programmeImported')).orderBy(audit.id)
    expect(lines.slice(-2).map(({ actor, object, origin, reason }) => [actor, object, origin, reason])).toEqual([
      [operator?.auditId, 'bonuses', 'command', 'byHand'],
      [null, 'bonuses', 'command', 'byHand'],
    ])
  })

  it('of a file with a wrong header, or with nothing, writes nothing at all', async () => {
    const before = await db.select().from(importRuns)
    await expect(enter(db, 'serials', table('Серийный номер;Ценник', '1;2'))).rejects.toThrow(BadFile)
    await expect(enter(db, 'serials', '\r\n\r\n')).rejects.toThrow('В файле нет ни одной строки')
    expect(await db.select().from(importRuns)).toEqual(before)
  })

  it('by two commands at once enters each row once: one of them gives up or has nothing to do', async () => {
    const file = many(904, 2_500)
    const outcomes = await Promise.allSettled([enter(db, 'serials', file), enter(world().db, 'serials', file)])
    const failed = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []))
    for (const error of failed) expect(error.message).toMatch(/загружает другая команда/)
    expect(failed.length).toBeLessThan(2)
    expect(await db.$count(tools, eq(tools.sn, '904.02499'))).toBe(1)
  })
})
