import { Accordion } from '../content/accordion.tsx'
import { Details } from '../content/details.tsx'
import { DescriptionList } from '../content/description-list.tsx'
import { Columns, Row } from '../base/stack.tsx'
import { QrPicture } from '../content/qr-picture.tsx'
import { Stat } from '../content/stat.tsx'
import { Steps } from '../content/steps.tsx'
import { ToolPicture } from '../content/tool-picture.tsx'
import { TabNav } from '../shell/tab-nav.tsx'
import { Section } from './section.tsx'

const STEPS = [
  { title: 'Введите серийный номер', text: 'Он на шильдике инструмента и на коробке' },
  { title: 'Сфотографируйте чек', text: 'QR-код должен быть виден целиком' },
  { title: 'Дождитесь проверки' },
]
const QUESTIONS = [
  {
    id: 'points',
    title: 'Как начисляются баллы за зарегистрированную продажу?',
    content: 'После проверки чека. Один балл равен одному рублю.',
  },
  { id: 'card', title: 'Как вывести деньги на карту?', content: 'Заполните профиль и дождитесь подтверждения ИНН.' },
  { id: 'receipt', title: 'Что делать, если чека нет?', content: 'Отметьте «У меня нет чека».' },
]
const RECEIPT = [
  { name: 'Дата и время', value: '19/11/2026 14:05' },
  { name: 'Фискальный накопитель', value: '9960440302172816' },
  { name: 'Сумма', value: '4990.00' },
  {
    name: 'Адрес торговой точки',
    value: 'г. Комсомольск-на-Амуре, ул. Красноармейская, д. 18, торговый центр «Электроинструментоптторг»',
  },
  { name: 'Комментарий', value: null },
]

export const ContentSection = () => (
  <>
    <Section title="Содержание">
      <TabNav
        label="Разделы профиля"
        active="#user"
        tabs={[
          { href: '#user', label: 'Пользователь' },
          { href: '#point', label: 'Торговая точка' },
          { href: '#payment', label: 'Платежи', disabled: true, reason: 'Платежи откроются, когда ИНН будет подтвержден' },
        ]}
      />
      <Columns>
        <Stat label="Баллы" value="12 450" unit="₽" />
        <Stat label="Продажи" value="37" />
        <Stat label="Инструменты" value="0" loading />
      </Columns>
      <Row>
        {([40, 44, 96, 168] as const).map((size) => (
          <ToolPicture key={size} src="/pictures/l-90.svg" size={size} />
        ))}
        <ToolPicture src={null} size={168} />
      </Row>
      <Row>
        <div style={{ width: '6rem' }}>
          <QrPicture label="QR-код" drawn={{ size: 3, path: 'M0 0h1v1h-1zM2 2h1v1h-1zM0 2h1v1h-1z' }} />
        </div>
      </Row>
      <Accordion items={QUESTIONS} single opened={['points']} />
      {QUESTIONS.map(({ id, title, content }) => (
        <Details key={id} id={`without-script-${id}`} title={title}>
          {content}
        </Details>
      ))}
    </Section>
    <Columns>
      <Section title="Как зарегистрировать">
        <Steps steps={STEPS} />
      </Section>
      <Section title="Чек">
        <DescriptionList items={RECEIPT} />
      </Section>
    </Columns>
  </>
)
