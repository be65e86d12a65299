import { PrivacyPolicyView } from '../../../views/site/legal/privacy/view.tsx'
import { operator } from '../../settings/operator.ts'

export const Screen = () => <PrivacyPolicyView operator={operator} />
