import { useSyncExternalStore } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { Row } from '../../ui/base/stack.tsx'
import { Notice } from '../../ui/content/notice.tsx'
import { answersOf } from '../commands/answers.ts'
import { useServices } from '../session/context.ts'
import { useVisitor } from '../session/visitor.ts'

/** What has become of commands whose screens the person has left. */
export const AwayAnswers = () => {
  const { session } = useServices()
  const answers = answersOf(session)
  const told = useSyncExternalStore(answers.subscribe, answers.all, answers.all)
  const { person } = useVisitor()
  return told
    .filter(({ owner }) => owner === person?.id)
    .map(({ key, tone, title, text, link }) => (
      <Notice
        key={key}
        tone={tone}
        title={title}
        live
        actions={
          <Row>
            <ButtonLink size="sm" href={link.to}>
              {link.label}
            </ButtonLink>
            <Button size="sm" variant="ghost" onClick={() => answers.close(key)}>
              Закрыть
            </Button>
          </Row>
        }
      >
        {text}
      </Notice>
    ))
}
