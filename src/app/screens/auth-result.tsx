import { useLocation, useSearchParams } from 'react-router-dom'
import { AuthResultView } from '../../views/account/auth-result/view.tsx'

/** Only a move inside the portal brings words: those of a link would stand here under our name (A11). */
export const Screen = () => {
  const [search] = useSearchParams()
  const state = useLocation().state as { message?: unknown } | null
  const kind = search.get('kind') === 'success' ? 'success' : 'failure'
  return <AuthResultView kind={kind} message={typeof state?.message === 'string' ? state.message : null} />
}
