/** The sellers on the administrator's start page (HM02, A79). */
import { Link } from '../../../ui/actions/link.tsx'
import styles from '../../sales/counter/view.module.css'
import { SellersList, type SellersActor } from './sellers-list.tsx'

export const SellersPart = ({ actor }: { actor: SellersActor }) => (
  <section aria-labelledby="sellers">
    <div className={styles.head}>
      <h2 id="sellers" className={styles.title}>
        Продавцы
      </h2>
      <Link href="/sellers">Все продавцы</Link>
    </div>
    <SellersList actor={actor} leads isPreview />
  </section>
)
