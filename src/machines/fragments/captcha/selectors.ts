/** The view's selectors of a form that requests a code behind a captcha. */

/** The captcha's part of its snapshot: the states of states.ts are inside «form». */
export interface CaptchaSnapshot {
  matches: (state: never) => boolean
}

export const isInCaptcha = (snapshot: CaptchaSnapshot, state: string): boolean => snapshot.matches({ form: state } as never)

/** The check is passed, or was unavailable. */
export const isProven = (snapshot: CaptchaSnapshot): boolean =>
  isInCaptcha(snapshot, 'captchaPassed') || isInCaptcha(snapshot, 'captchaAbsent')

/** The missing conditions of the code request. */
export type Missing = 'mobile' | 'license' | 'captcha'
