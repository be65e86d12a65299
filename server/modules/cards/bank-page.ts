/** Any origin will do: the question is only whether an address leaves it. */
const HERE = 'https://portal.invalid'

/**
 * Whether a person may be led to this page: it is the portal's own, as the sandbox bank's is, or stands by https at a host that the
 * operator has named (D153). Browsers read «//x» and «/\x» as another site.
 */
export const isBankPage = (address: string, hosts: readonly string[]): boolean => {
  try {
    const { origin, protocol, host, username, password } = new URL(address, HERE)
    if (origin === HERE) return address.startsWith('/')
    return protocol === 'https:' && username + password === '' && hosts.includes(host)
  } catch {
    return false
  }
}
