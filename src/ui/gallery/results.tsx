import { Button } from '../actions/button.tsx'
import { Way } from '../content/way.tsx'
import { ResultView } from '../content/result-view.tsx'
import { Section } from './section.tsx'

export const ResultSection = () => (
  <Section title="Итоги">
    <ResultView
      focus={false}
      tone="success"
      title="Инструменты добавлены"
      message="Мы проверим чек и начислим баллы. Обычно это занимает до суток."
      actions={
        <>
          <Button variant="primary">Мои инструменты</Button>
          <Button>Добавить ещё</Button>
        </>
      }
    />
    <ResultView
      focus={false}
      tone="danger"
      title="Банк отклонил перевод"
      message="Деньги остались на балансе. Проверьте карту и попробуйте ещё раз."
      actions={<Button variant="primary">Попробовать ещё раз</Button>}
    />
    <ResultView
      focus={false}
      tone="unknown"
      title="Ответ не пришёл"
      message="Заявка могла быть принята. Проверьте историю, прежде чем отправлять её снова."
      actions={<Button>Открыть историю</Button>}
    />
    <Way
      label="Что дальше"
      steps={[
        { title: 'Принято', text: '22.11.2026 14:06', state: 'done' },
        { title: 'Не совпадает сумма', text: 'Сверьте её с чеком', state: 'failed' },
        { title: 'Проверка ФНС', text: 'Обычно это занимает меньше минуты', state: 'now' },
        { title: '150 баллов', text: 'Начислим, когда чек подтвердится', state: 'next' },
      ]}
    />
  </Section>
)
