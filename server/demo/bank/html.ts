import type { CardField } from '../../modules/bank/typed-card.ts'
import type { PageState } from '../../modules/bank/page.ts'

const TITLE = 'Учебный банк — привязка карты'

const frame = (body: string): string => `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${TITLE}</title>
    <link rel="stylesheet" href="/sandbox/bank/page.css" />
    <script type="module" src="/sandbox/bank/page.js"></script>
  </head>
  <body>
    <header><strong>Учебный банк</strong><span>Песочница: денег и настоящих карт здесь нет</span></header>
    <main>${body}
    </main>
  </body>
</html>
`

interface Field {
  name: CardField
  label: string
  hint: string
  attributes: string
}

const FIELDS: readonly Field[] = [
  { name: 'number', label: 'Номер карты', hint: '16 цифр', attributes: 'autocomplete="cc-number" maxlength="23"' },
  { name: 'expiry', label: 'Срок действия', hint: 'ММ/ГГ', attributes: 'autocomplete="cc-exp" maxlength="7"' },
  { name: 'cvc', label: 'CVC', hint: '3 цифры с оборота', attributes: 'autocomplete="cc-csc" type="password" maxlength="3"' },
]

const fieldOf = ({ name, label, hint, attributes }: Field, fault: string | undefined): string => `
        <p class="field ${name}">
          <label for="${name}">${label}</label>
          <input id="${name}" name="${name}" inputmode="numeric" required aria-describedby="${name}-hint${fault ? ` ${name}-fault` : ''}"${fault ? ' aria-invalid="true"' : ''} ${attributes} />
          <span class="hint" id="${name}-hint">${hint}</span>
          ${fault ? `<span class="fault" id="${name}-fault">${fault}</span>` : ''}
        </p>`

const EXAMPLES = [
  ['2200 0000 0004 4242', 'выводы приходят'],
  ['2200 0000 0004 0000', 'вывод не проходит, баллы возвращаются'],
  ['2200 0000 0008 1111', 'банк молчит'],
  ['2200 0000 0002 2222', 'банк отвечает через минуту'],
  ['2200 0000 0006 3333', 'банк отвечает дважды'],
  ['2200 0000 0008 9999', 'карту нельзя привязать'],
] as const

/**
 * The page on which a card is typed. Nothing of what was typed is sent back: who has made a mistake types again.
 * @param faults messages of wrong fields
 */
export const formHtml = (faults: Partial<Record<CardField, string>>): string =>
  frame(`
      <h1>Привязка карты</h1>
      ${Object.keys(faults).length > 0 ? '<p class="fault" role="alert">Проверьте данные карты и введите их ещё раз</p>' : ''}
      <form method="post" autocomplete="on">${FIELDS.map((field) => fieldOf(field, faults[field.name])).join('')}
        <p><button type="submit">Привязать карту</button></p>
      </form>
      <section aria-labelledby="examples">
        <h2 id="examples">Учебные карты</h2>
        <p>Подойдёт любой срок в будущем и любой CVC. Что будет с выводами, решают последние четыре цифры.</p>
        <ul>${EXAMPLES.map(([number, what]) => `<li><code>${number}</code> — ${what}</li>`).join('')}</ul>
      </section>`)

const ENDS: Record<Exclude<PageState, 'open'>, { title: string; text: string; mark: string }> = {
  bound: { title: 'Карта привязана', text: 'Закройте эту вкладку и вернитесь в портал: карта появится в списке.', mark: '✓' },
  refused: {
    title: 'Карту привязать нельзя',
    text: 'Банк отказал этой карте. Закройте эту вкладку и попробуйте в портале другую карту.',
    mark: '!',
  },
  gone: {
    title: 'Страница больше не действует',
    text: 'Она открывается один раз и на 30 минут. Закройте эту вкладку и добавьте карту в портале ещё раз.',
    mark: '!',
  },
}

export const endHtml = (state: Exclude<PageState, 'open'>): string => {
  const { title, text, mark } = ENDS[state]
  return frame(`
      <p class="mark ${state}" aria-hidden="true">${mark}</p>
      <h1>${title}</h1>
      <p role="status">${text}</p>
      <p><button type="button" id="close" hidden>Закрыть вкладку</button></p>`)
}
