// Pictures use the web font, which the first screen of a visit does not: see src/app/loading/web-face.ts.

/** @returns once the current page uses the web font; later screens use it too */
export const wearWebFace = (page) =>
  page.evaluate(async () => {
    document.querySelector('#web-face').media = 'all'
    const families = ['Я', 'A'].map((letter) => document.fonts.load("1em 'Golos Text Variable'", letter))
    if ((await Promise.all(families)).some((faces) => faces.length === 0)) throw new Error('the web face did not come')
    await document.fonts.ready
  })
