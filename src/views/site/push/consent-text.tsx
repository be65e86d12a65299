import { Link } from '../../../ui/actions/link.tsx'

/**
 * The consent to notifications of the browser, apart from all others (E19). A change of this text is a new edition in
 * src/domain/texts/legal-texts.ts.
 */
export const PushConsentText = () => (
  <>
    Включая уведомления, вы соглашаетесь получать их в этом браузере. Сообщение говорит только «Есть новости» и проходит через
    службу доставки браузера; имени, номеров и сумм в нём нет. Выключить можно в любой момент на странице{' '}
    <Link href="/messages">«Сообщения»</Link>
  </>
)
