/** The company of a typed INN: what the register says, and a name that only a press takes over (D270). */
import { describe, expect, test } from 'vitest'
import { mayTakeName } from '../../../src/machines/profile/profile-form/selectors.ts'
import { CLOSED, OTHER_INN, ROMASHKA, UNFIT } from '../../../model/profile/profile-form.ts'
import { change, EDITING, firm, go, leave, OPEN_FIRM, type Step } from './steps.ts'

const ROMASHKA_INN = '7728168971'
const inn = (organization_inn: string): Step => change({ organization_inn })
const typed: Step[] = [OPEN_FIRM, inn(OTHER_INN)]
const asked: Step[] = [...typed, 'after INN_PAUSE in form.company.waiting']
const at = (company: string) => `form.files.idle+form.city.idle+form.company.${company}`

describe('profile form: the company of an INN (PR38, D270)', () => {
  test('PR38 D270 after a pause the register is asked, its name is offered, and what was typed stays', () => {
    expect(go(firm, typed).state).toBe(at('waiting'))
    expect(go(firm, asked).state).toBe(at('asking'))
    const found = go(firm, [...asked, 'suggestCompany: closed'])
    expect(found).toMatchObject({
      state: at('offered'),
      effects: [],
      context: { company: CLOSED, form: { values: { organization_name: 'ООО Ромашка', organization_inn: OTHER_INN } } },
    })
    expect(mayTakeName(found)).toBe(true)
  })

  test('D270 A46 a press takes the name over, without quotation marks; then there is nothing to take', () => {
    const taken = go(firm, [...asked, 'suggestCompany: closed', 'company.take'])
    expect(taken).toMatchObject({
      state: at('offered'),
      context: { company: CLOSED, form: { values: { organization_name: 'ООО Умелец' } } },
    })
    expect(mayTakeName(taken)).toBe(false)
    expect(() => go(firm, [...asked, 'suggestCompany: closed', 'company.take', 'company.take'])).toThrow('not possible')
  })

  test('D270 the name that stands in the form already, and one that no profile may have, are not offered', () => {
    for (const [answer, company] of [
      ['at work', ROMASHKA],
      ['unfit', UNFIT],
    ] as const) {
      const found = go(firm, [...asked, `suggestCompany: ${answer}`])
      expect(found).toMatchObject({ state: at('offered'), context: { company } })
      expect(mayTakeName(found)).toBe(false)
      expect(() => go(firm, [...asked, `suggestCompany: ${answer}`, 'company.take'])).toThrow('not possible')
    }
  })

  test('D270 another number cancels the question and forgets the answer', () => {
    for (const way of [typed, asked, [...asked, 'suggestCompany: closed'], [...asked, 'suggestCompany: none']])
      expect(go(firm, [...way, inn(ROMASHKA_INN)])).toMatchObject({
        state: at('waiting'),
        context: { company: null, form: { values: { organization_inn: ROMASHKA_INN } } },
      })
  })

  test('D270 a number that is not whole, wrong, or a person’s is told to nobody', () => {
    for (const number of ['', '77281689', '7728168970', '500100732259'])
      expect(go(firm, [OPEN_FIRM, inn(number)]).state).toBe(EDITING)
    expect(go(firm, [OPEN_FIRM, inn(` ${OTHER_INN} `)]).state).toBe(at('waiting'))
  })

  test('D270 a register that is away says nothing; one that knows no such company says so, and neither stops the save', () => {
    for (const answer of ['offline', 'code 500', 'gateway down', 'lost', 'crash'])
      expect(go(firm, [...asked, `suggestCompany: ${answer}`])).toMatchObject({ state: EDITING, effects: [] })
    expect(go(firm, [...asked, 'suggestCompany: none'])).toMatchObject({ state: at('unknown'), context: { company: null } })
    for (const way of [asked, [...asked, 'suggestCompany: none'], [...asked, 'suggestCompany: closed']])
      expect(go(firm, [...way, change({ license: true }), 'submit']).state).toBe('saving')
  })

  test('D270 the same number, and another field, ask nothing', () => {
    expect(go(firm, [OPEN_FIRM, inn(ROMASHKA_INN)]).state).toBe(EDITING)
    expect(go(firm, [OPEN_FIRM, change({ responsible: 'Сидорова Анна' }), leave('organization_inn')]).state).toBe(EDITING)
  })
})
