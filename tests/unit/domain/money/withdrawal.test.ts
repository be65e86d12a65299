import { describe, expect, it } from 'vitest'
import { LACK_TEXTS, LACKS, withdrawalLacks } from '../../../../src/domain/money/withdrawal.ts'
import type { Lack, WithdrawalFacts } from '../../../../src/domain/money/withdrawal.ts'

const NOW = Date.UTC(2026, 10, 20, 12)

const passport = { series: '4510 123456', issuedBy: 'ОВД', issuedFrom: '2019-04-01', departmentCode: '770-001', images: 1 }

const complete: WithdrawalFacts = {
  surname: 'Новикова',
  username: 'Елена',
  patronymic: 'Ильинична',
  noPatronymic: false,
  birthday: '1999-04-21',
  inn: '500100732259',
  taxStatus: 'ACCEPTED',
  passport,
  isRefused: false,
}

const lacksWith = (patch: Partial<WithdrawalFacts>) => withdrawalLacks({ ...complete, ...patch }, NOW)

describe('C02 RL11 who is approved', () => {
  it('whoever lacks nothing', () => {
    expect(lacksWith({})).toEqual([])
    expect(lacksWith({ patronymic: null, noPatronymic: true })).toEqual([])
  })

  it.each<[Partial<WithdrawalFacts>, Lack]>([
    [{ surname: '' }, 'name'],
    [{ username: '' }, 'name'],
    [{ patronymic: null }, 'patronymic'],
    [{ birthday: null }, 'birthday'],
    [{ birthday: '2008-11-21' }, 'birthday'],
    [{ inn: null, taxStatus: null }, 'inn'],
    [{ taxStatus: 'AWAITING_CHECK' }, 'innCheck'],
    [{ taxStatus: 'MANUAL_CHECK' }, 'innCheck'],
    [{ taxStatus: 'SOMETHING_NEW' }, 'innCheck'],
    [{ taxStatus: 'REFUSED' }, 'innRefused'],
    [{ passport: { ...passport, series: null } }, 'passport'],
    [{ passport: { ...passport, issuedBy: null } }, 'passport'],
    [{ passport: { ...passport, issuedFrom: null } }, 'passport'],
    [{ passport: { ...passport, departmentCode: null } }, 'passport'],
    [{ passport: { ...passport, images: 0 } }, 'passportImages'],
    [{ isRefused: true }, 'refused'],
  ])('%j lacks «%s»', (patch, lack) => {
    expect(lacksWith(patch)).toEqual([lack])
  })

  it('everything that is lacking is named, in the order of the screen', () => {
    const nothing = { series: null, issuedBy: null, issuedFrom: null, departmentCode: null, images: 0 }
    expect(lacksWith({ patronymic: null, birthday: null, inn: null, taxStatus: null, passport: nothing })).toEqual([
      'patronymic',
      'birthday',
      'inn',
      'passport',
      'passportImages',
    ])
  })

  it('each has its text', () => {
    expect(new Set(LACKS.map((lack) => LACK_TEXTS[lack])).size).toBe(LACKS.length)
  })
})
