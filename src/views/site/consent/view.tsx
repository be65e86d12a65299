import { Banner } from '../../../ui/shell/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import styles from './view.module.css'

/** Asks at the first visit and blocks nothing (LG14; A29, E13). */
export const ConsentView = ({ onAccept, onRefuse }: { onAccept: () => void; onRefuse: () => void }) => (
  <div className={styles.place} data-consent-question>
    <Banner
      label="Файлы cookie"
      actions={
        <>
          <Button size="sm" onClick={onAccept}>
            Принимаю
          </Button>
          <Button size="sm" onClick={onRefuse}>
            Отказаться
          </Button>
        </>
      }
    >
      Мы используем файлы cookie и хранилище браузера, чтобы работал вход, а с вашего согласия считаем просмотры страниц.
      Подробнее — в <Link href="/privacy-policy">Политике конфиденциальности</Link>
    </Banner>
  </div>
)
