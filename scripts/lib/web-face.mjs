// Pictures are drawn in the web face, which the first screen of a visit does without: see src/app/web-face.ts.

/** @returns when the page that is shown is drawn in it; every later screen of the page is, too */
export const wearWebFace = (page) =>
  page.evaluate(async () => {
    document.querySelector('#web-face').media = 'all'
    const families = ['Я', 'A'].map((letter) => document.fonts.load("1em 'Golos Text Variable'", letter))
    if ((await Promise.all(families)).some((faces) => faces.length === 0)) throw new Error('the web face did not come')
    await document.fonts.ready
  })
