import { useSyncExternalStore } from 'react'
import { deskSessionFlow, operator } from '../../../model/desk/desk-session.ts'
import { theme } from '../../../src/app/effects/theme.ts'
import { DeskSessionView } from '../../../src/views/desk/desk-session/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

const sections = <a href="/desk/login">Журнал</a>

const Frame = ({ actor }: Pick<Parameters<typeof DeskSessionView>[0], 'actor'>) => {
  const looks = { value: useSyncExternalStore(theme.subscribe, theme.read), onChange: theme.choose }
  return (
    <DeskSessionView actor={actor} title="Очередь" isOpen={false} homeHref="/desk" sections={sections} theme={looks}>
      <p>{`Экран: ${operator.name}`}</p>
    </DeskSessionView>
  )
}

testView(deskSessionFlow, (actor) => <Frame actor={actor} />)
testControls(deskSessionFlow, (actor) => <Frame actor={actor} />)
