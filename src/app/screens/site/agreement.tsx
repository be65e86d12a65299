import { AgreementView } from '../../../views/site/legal/agreement/view.tsx'
import { operator } from '../../settings/operator.ts'

/** /term-of-use and its alias /rules (NV19, A30). */
export const Screen = () => <AgreementView operator={operator} />
