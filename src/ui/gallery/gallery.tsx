import { Page } from '../shell/page.tsx'
import { ButtonSection } from './buttons.tsx'
import { CheckSection } from './checks.tsx'
import { ChoiceSection } from './choices.tsx'
import { ColourSection } from './colours.tsx'
import { ContentSection } from './content.tsx'
import { DateSection } from './dates.tsx'
import { FieldSection } from './fields.tsx'
import { FileSection } from './files.tsx'
import { RowSection } from './rows.tsx'
import { Frame } from './frame.tsx'
import { MessageSection } from './messages.tsx'
import { ResultSection } from './results.tsx'
import { SuggestionSection } from './suggestions.tsx'
import { TableSection } from './tables.tsx'
import { TipSection } from './tips.tsx'
import { PhotoSection } from './photos.tsx'
import { WindowSection } from './windows.tsx'

/** Every component in every state, for developers of screens. It is mounted in development only. */
export const Gallery = () => (
  <Frame>
    <Page title="Детали интерфейса" lead="Все детали портала во всех состояниях." onBack={() => history.back()}>
      <ColourSection />
      <ButtonSection />
      <FieldSection />
      <SuggestionSection />
      <DateSection />
      <FileSection />
      <RowSection />
      <ChoiceSection />
      <CheckSection />
      <MessageSection />
      <TableSection />
      <TipSection />
      <ContentSection />
      <ResultSection />
      <WindowSection />
      <PhotoSection />
    </Page>
  </Frame>
)
