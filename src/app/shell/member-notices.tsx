import { AwayAnswers } from './away-answers.tsx'
import { PersonMissing } from './person-missing.tsx'

/** What stands above every screen of a member. */
export const MemberNotices = () => (
  <>
    <PersonMissing />
    <AwayAnswers />
  </>
)
