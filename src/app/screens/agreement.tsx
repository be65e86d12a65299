import { AgreementView } from '../../views/site/legal/agreement/view.tsx'
import { operator } from '../operator.ts'

/** /term-of-use, and /rules, which is another address of it (NV19, A30). */
export const Screen = () => <AgreementView operator={operator} />
