/**
 * The phone of /auth/confirmation and /auth/recovery-success. Digits that are no phone count as missing: they must not reach
 * the server (A15).
 */
export const phoneInQuery = (search: URLSearchParams): string | null => {
  const phone = search.get('phone') ?? ''
  return /^7\d{10}$/.test(phone) ? phone : null
}
