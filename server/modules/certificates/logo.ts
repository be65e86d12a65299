/** The logo as src/ui draws it, which no other room imports: paths in a box of 104 by 32. */
export const LOGO_WIDTH = 104

/** The mark fills even-odd, the word does not. */
export const LOGO_MARK =
  'M16 1.5 28.6 8.75v14.5L16 30.5 3.4 23.25V8.75Zm0 4.6L7.4 11.05v9.9L16 25.9l8.6-4.95v-9.9Z' +
  'M16 9.5l2 4.3 4.7-.4-2.7 3.9-.1.2 2.8 3.7-4.7-.4L16 22.5l-2-1.7-4.7.4 2.7-3.7-2.7-4.1 4.7.4Z'
export const LOGO_WORD =
  'M37 26V6h4.6l5.4 9.2L52.4 6H57v20h-4.3V13.7L48.2 21.3h-2.4L41.3 13.7V26Z' +
  'M81.2 22.6a10.4 10.4 0 1 1 0-13.2l-3.2 2.6a6.2 6.2 0 1 0 0 8Z' +
  'M84 6h18v4h-6.8v16h-4.4V10H84Z'
