/** What a view may know of a form that asks for a code behind a captcha. */

/** Its snapshot, as far as the captcha goes: the states of states.ts stand in «form». */
export interface CaptchaSnapshot {
  matches: (state: never) => boolean
}

export const isInCaptcha = (snapshot: CaptchaSnapshot, state: string): boolean => snapshot.matches({ form: state } as never)

/** The check is passed, or could not be had. */
export const isProven = (snapshot: CaptchaSnapshot): boolean =>
  isInCaptcha(snapshot, 'captchaPassed') || isInCaptcha(snapshot, 'captchaAbsent')

/** What stands between the person and the code. */
export type Missing = 'mobile' | 'license' | 'captcha'
