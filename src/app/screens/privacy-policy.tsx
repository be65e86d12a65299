import { PrivacyPolicyView } from '../../views/site/legal/privacy/view.tsx'
import { operator } from '../operator.ts'

export const Screen = () => <PrivacyPolicyView operator={operator} />
