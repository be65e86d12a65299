// What a browser writes into a PDF besides the page: the moment of writing. With a fixed one the same portal gives the same file.

/** The bytes keep their places: a PDF names its parts by their distance from the beginning. */
export const withFixedDates = (bytes, moment) => {
  const digits = moment.toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const text = bytes
    .toString('latin1')
    .replaceAll(/\/(CreationDate|ModDate) ?\(D:\d{14}/g, (found) => found.slice(0, -14) + digits)
  return Buffer.from(text, 'latin1')
}
