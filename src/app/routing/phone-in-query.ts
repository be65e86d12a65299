/**
 * The phone of /auth/confirmation and /auth/recovery-success. An invalid number counts as missing: it must not reach
 * the server (A15).
 */
export const phoneInQuery = (search: URLSearchParams): string | null => {
  const phone = search.get('phone') ?? ''
  return /^7\d{10}$/.test(phone) ? phone : null
}
