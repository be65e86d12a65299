import { useLocation, useSearchParams } from 'react-router-dom'
import { AuthResultView } from '../../../views/account/auth-result/view.tsx'

/** Only a navigation inside the portal brings a message: a message from a link would appear under the portal's name (A11). */
export const Screen = () => {
  const [search] = useSearchParams()
  const state = useLocation().state as { message?: unknown } | null
  const kind = search.get('kind') === 'success' ? 'success' : 'failure'
  return <AuthResultView kind={kind} message={typeof state?.message === 'string' ? state.message : null} />
}
