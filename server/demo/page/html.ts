import { formatPhone } from '../../../src/domain/people/phone.ts'
import { demoAccounts } from '../describe.ts'
import { DEMO_PASSWORD } from '../people.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

const accountRow = ({ mobile, name, notes, mode, isDesk }: ReturnType<typeof demoAccounts>[number]): string => `
        <li class="account">
          <div>
            <strong>${escape(name)}</strong>
            <span class="phone">${formatPhone(mobile)}</span>
            <span class="notes">${escape(notes)}</span>
          </div>
          <button type="button" data-mobile="${mobile}" data-mode="${mode}"${isDesk ? ' data-desk' : ''} aria-label="Войти: ${escape(name)}">Войти</button>
        </li>`

/** The demo page. The HTML contains the accounts; the script adds the messages. */
export const demoHtml = (): string => `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Демонстрация — Платформа МСТ</title>
    <link rel="stylesheet" href="/demo/page.css" />
    <script type="module" src="/demo/page.js"></script>
  </head>
  <body>
    <header>
      <h1>Демонстрация</h1>
      <p>Данные вымышлены, SMS никуда не уходят. Пароль всех учётных записей: <strong>${DEMO_PASSWORD}</strong></p>
      <nav aria-label="Портал">
        <a href="/auth/login">Вход</a>
        <a href="/auth/registration">Регистрация</a>
        <a href="/auth/recovery">Новый пароль</a>
        <a href="/desk/login">Вход операторов</a>
        <a href="#messages">Отправленные SMS</a>
      </nav>
    </header>
    <main>
      <section aria-labelledby="accounts">
        <h2 id="accounts">Войти одним нажатием</h2>
        <p id="problem" role="alert"></p>
        <ul>${demoAccounts().map(accountRow).join('')}
        </ul>
      </section>
      <section aria-labelledby="messages">
        <h2 id="messages">Отправленные SMS</h2>
        <p id="state">Загружаем…</p>
        <ol id="outbox" aria-live="polite"></ol>
        <noscript><p>Чтобы видеть SMS и входить одним нажатием, включите JavaScript.</p></noscript>
      </section>
    </main>
  </body>
</html>
`
