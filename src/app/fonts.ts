/** The web face. Pages are drawn, and taken over, with a fallback of the same metrics; see src/ui/base.css. */
import cyrillic from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?url'
import latin from '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2?url'

const FAMILY = 'Golos Text Variable'

const PARTS = [
  { url: cyrillic, unicodeRange: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116' },
  {
    url: latin,
    unicodeRange:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, ' +
      'U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  },
] as const

/** Brings both parts in at once: with one of them alone words of mixed letters would wrap twice. Without them the fallback stays. */
export const loadFonts = async (): Promise<void> => {
  const faces = PARTS.map(({ url, unicodeRange }) => new FontFace(FAMILY, `url(${url})`, { weight: '400 900', unicodeRange }))
  try {
    for (const face of await Promise.all(faces.map((face) => face.load()))) document.fonts.add(face)
  } catch {
    // Offline, or a release that is gone.
  }
}
