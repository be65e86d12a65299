// A browser writes the creation time into a PDF. With a fixed time the same portal gives the same file.

/** The length must not change: a PDF refers to its parts by byte offset. */
export const withFixedDates = (bytes, moment) => {
  const digits = moment.toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const text = bytes
    .toString('latin1')
    .replaceAll(/\/(CreationDate|ModDate) ?\(D:\d{14}/g, (found) => found.slice(0, -14) + digits)
  return Buffer.from(text, 'latin1')
}
