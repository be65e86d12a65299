import { PersonalDataView } from '../../../views/site/legal/personal-data/view.tsx'
import { operator } from '../../settings/operator.ts'

export const Screen = () => <PersonalDataView operator={operator} />
