/** On the page of a scenario: whether it is agreed. */
import { useLoaded } from '../base/use-loaded.ts'
import { loadAgreement } from '../data/load-agreement.ts'
import { StandingBadge } from './standing-badge.tsx'

export const AgreementMark = ({ flow }: { flow: string }) => {
  const loaded = useLoaded('agreement', loadAgreement)
  return loaded.kind === 'loaded' && <StandingBadge checked={loaded.value.checked} scenario={flow} />
}
