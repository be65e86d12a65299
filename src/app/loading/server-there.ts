const PATIENCE = 5_000

/** Whether the portal's server answers: without it a reload would replace this page by the browser's error page. */
export const isServerThere = async (): Promise<boolean> => {
  try {
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
    return ok
  } catch {
    return false
  }
}
