import { describe, expect, it } from 'vitest'
import { SECOND } from '../support/server/clock.ts'
import { deleteAccount } from '../support/deeds/deletion.ts'
import { everyFile, everyRow, findAll } from '../support/everything.ts'
import { phoneOf, testApp } from '../support/server/test-app.ts'
import { photo } from '../support/deeds/upload.ts'
import { bytesOf } from '../../../server/modules/files/stored-file.ts'
import { bare, getUser, save, saveNext } from './support.ts'

const world = testApp()
const ELENA = 9

/** Unique values that the test can search for. */
const unique = {
  surname: 'Канареян-Щегольская',
  username: 'Зяблица',
  patronymic: 'Кенаровна',
  email: 'zyablitsa.zq@example.org',
  city: 'Канареевск-Заречный',
  inn: '526018159021',
}
const passport = {
  passportSeries: '4519 837265',
  issuedBy: 'ОВД Соловьиной Рощи',
  issuedFrom: '17-08-2013',
  departmentCode: '983-417',
}

const found = async (needles: Record<string, string>) =>
  findAll(needles, [...(await everyRow(world().db)), ...everyFile(world().folder)])

describe('what a profile says', () => {
  it('C06 DL02 is in no log, and nowhere after the account is deleted: passport, its images, the check of the INN', async () => {
    const image = await photo(world(), ELENA)
    const body = { ...bare, ...unique, birthday: '21-04-1999', passport: { ...passport, passportImages: [image] } }
    expect((await saveNext(world(), ELENA, body)).status).toBe(200)
    expect((await save(world(), ELENA, { ...body, version: 1 }, 'profile-key-zq')).status).toBe(409)
    expect((await saveNext(world(), ELENA, { ...body, surname: 'Zq', username: 'Zq' })).status).toBe(400)
    const token = await world().tokenOf(ELENA)
    await world().call('GET', `/files/${image}`, { token })
    await world().call('GET', `/suggestions/city?query=${encodeURIComponent(unique.city)}`, { token })
    const { id } = await getUser(world(), ELENA)

    const needles = { ...unique, ...passport, issuedFrom: '2013-08-17', image, mobile: phoneOf(ELENA), id }
    expect(new Set((await found(needles)).map((place) => place.split(':')[0]))).toEqual(new Set(Object.keys(needles)))
    const { id: _id, ...personal } = needles
    expect(findAll({ ...personal, wire: passport.issuedFrom }, [{ table: 'log', text: world().log.join('\n') }])).toEqual([])

    await deleteAccount(world(), phoneOf(ELENA))
    expect(await found({ ...unique, ...passport, issuedFrom: '2013-08-17', mobile: phoneOf(ELENA), id })).toEqual([])
    world().clock.pass(3 * SECOND)
    await world().runJobs()
    expect(await bytesOf(world().deps.ports.fileStore, image)).toBeNull()
    expect(world().jobErrors).toEqual([])
  })
})
