/** Journeys of the captcha «Я не робот» before a code request, for several flows. */
import { describe, expect, test } from 'vitest'
import type { Flow } from '../../../model/kit/flow.ts'
import { TOKEN } from '../../../model/fragments/captcha.ts'
import type { CaptchaContext } from '../../../src/machines/fragments/captcha/types.ts'
import { walk } from './walk.ts'

interface Behind {
  flow: Flow
  /** The start of a first visit. */
  input: unknown
  /** The form is complete except for the captcha. */
  filled: readonly { type: string }[]
  /** The call that requests a code. */
  request: string
}

export const testCaptcha = ({ flow, input, filled, request }: Behind): void => {
  describe(`${flow.name}: the check`, () => {
    const go = (...steps: readonly (string | { type: string })[]) => {
      const { state, context } = walk(flow, input, [...filled, ...steps])
      return { state, captcha: (context as CaptchaContext).captcha }
    }
    const solving = ['prepareCaptcha: ready', 'captcha.solve']
    const none = { token: null, lifetime: 0 }

    test.each([
      ['solved', 'form.captchaPassed', { token: TOKEN, lifetime: 300_000, note: null }],
      ['cancelled', 'form.captchaPending', { ...none, note: 'cancelled' }],
      ['failed', 'form.captchaAbsent', { ...none, note: null }],
      ['crash', 'form.captchaAbsent', { ...none, note: null }],
    ])('VL20 A12 «%s» leads to %s: closed it may be made again, broken it locks nobody out', (end, state, captcha) =>
      expect(go(...solving, `solveCaptcha: ${end}`)).toEqual({ state, captcha }),
    )

    test('VL20 A12 a refused request had its check in vain; one that went without a check is asked for none', () => {
      const refused = ['submit', `${request}: too soon`]
      expect(go(...solving, 'solveCaptcha: solved', ...refused)).toEqual({
        state: 'form.captchaPending',
        captcha: { ...none, note: 'spent' },
      })
      expect(go('prepareCaptcha: failed', ...refused)).toEqual({ state: 'form.captchaAbsent', captcha: { ...none, note: null } })
    })

    test('VL20 A12 where the server wants a check after all, it is loaded, with or without one before', () => {
      const wanted = { state: 'form.captchaLoading', captcha: { ...none, note: 'refused' } }
      expect(go(...solving, 'solveCaptcha: solved', 'submit', `${request}: robot`)).toEqual(wanted)
      expect(go('prepareCaptcha: failed', 'submit', `${request}: robot`)).toEqual(wanted)
    })
  })
}
