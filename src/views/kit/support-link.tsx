import { chatAbout, type AboutKind } from '../../domain/portal/chat-about.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'

interface SupportLinkProps {
  kind: AboutKind
  id: string
  /** The row in words, as `subjectTitle` puts them. */
  title: string
}

/** The chat with what the question speaks of. */
export const SupportLink = ({ kind, id, title }: SupportLinkProps) => (
  <ButtonLink href={chatAbout(kind, id)} note={title} size="sm" variant="ghost">
    Обратиться в поддержку
  </ButtonLink>
)
