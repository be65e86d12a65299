import { Link } from '../../../ui/actions/link.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import styles from './intro-part.module.css'

/** The deleted data, the remaining data, and the irreversible losses (DL02, DL03; A40, C06, F01). */
export const IntroPart = () => (
  <div className={styles.intro}>
    <section aria-labelledby="deleted-data">
      <h2 id="deleted-data" className={styles.title}>
        Какие данные будут удалены
      </h2>
      <ul className={styles.list}>
        <li>фамилия, имя и отчество</li>
        <li>паспортные данные, если вы их загружали</li>
        <li>номер телефона</li>
      </ul>
      <p className={styles.rest}>
        Вместе с ними исчезнут остальные данные профиля, файлы и переписка. Обезличенные данные о серийных номерах сохранятся: по
        ним нельзя узнать, кто вы. Подробнее — в <Link href="/privacy-policy#deletion">Политике конфиденциальности</Link>
      </p>
      <p className={styles.rest}>
        Если вы выводили деньги, ещё пять лет для налоговой отчётности хранятся имя, ИНН и сумма выплат за год
      </p>
    </section>
    <Notice tone="warning" title="Невыведенные баллы сгорят">
      Выведите их до удаления. Восстановить удалённый аккаунт нельзя
    </Notice>
  </div>
)
