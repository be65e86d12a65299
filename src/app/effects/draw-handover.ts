import type { Drawn } from '../../machines/sales/handover-link/types.ts'

/** The link of a token: it stands in the fragment, so that no server ever sees it in an address (E17). */
export const drawHandover = async (token: string): Promise<Drawn> => {
  const { drawQr } = await import('../../qr/draw.ts')
  const address = `${window.location.origin}/handover#${token}`
  return { address, ...drawQr(address) }
}
