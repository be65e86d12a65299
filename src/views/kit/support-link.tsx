import { chatAbout, type AboutKind } from '../../domain/portal/chat-about.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'

/** The chat with what the question speaks of. */
export const SupportLink = ({ kind, id }: { kind: AboutKind; id: string }) => (
  <ButtonLink href={chatAbout(kind, id)} size="sm" variant="ghost">
    Обратиться в поддержку
  </ButtonLink>
)
