import { pointsText } from '../../../domain/money/points-text.ts'
import { OWN_RESERVE } from '../../../domain/serials/serial.ts'
import { formOf, isSeller, serialNewsOf, showsReceipt } from '../../../machines/sales/add-tool/selectors.ts'
import type { SerialNews, SerialTool } from '../../../machines/sales/add-tool/told.ts'
import { CircleAlert, CircleCheck, CircleHelp } from '../../../ui/base/icons.ts'
import { cx } from '../../../ui/base/cx.ts'
import { ToolPicture } from '../../../ui/content/tool-picture.tsx'
import styles from './serial-hint.module.css'
import type { PartProps } from './types.ts'

const SIGNS = { free: <CircleCheck />, unknown: <CircleHelp />, taken: <CircleAlert /> }
const NOT_IN_BASE = 'Серийный номер не найден в базе'
const CANNOT = 'Инструмент с этим серийным номером нельзя зарегистрировать'

interface Said {
  text: string
  advice: string
}

/** What is said of a serial, and what to do; nothing of a free one but the tool itself. */
const saidOf = ({ verdict, message }: SerialNews, hasReceipt: boolean): Said | null => {
  if (verdict === 'unknown')
    return {
      text: message ?? NOT_IN_BASE,
      advice: hasReceipt
        ? 'Проверьте цифры. Если номер верный, отправьте форму: инструмент можно добавить вручную'
        : 'Проверьте цифры. Если номер верный, надёжнее добавить инструмент с чеком',
    }
  if (verdict === 'taken')
    return {
      text: message ?? CANNOT,
      advice: 'Проверьте номер на наклейке. Если он верный, посмотрите в своём списке или напишите в поддержку',
    }
  // Another server may say anything of a free serial.
  if (message !== OWN_RESERVE) return null
  return { text: message, advice: hasReceipt ? 'Продажа с чеком подтвердит резерв' : 'Подтвердите его, когда появится чек' }
}

/** Points for a seller, warranty for a buyer. */
const gainOf = ({ bonus, warrantyMonths }: SerialTool, sells: boolean): string | null => {
  if (sells) return bonus === null ? null : pointsText(bonus)
  return warrantyMonths === null ? null : `Гарантия ${warrantyMonths} мес.`
}

const Tool = ({ tool, sells }: { tool: SerialTool; sells: boolean }) => {
  const gain = gainOf(tool, sells)
  return (
    <div className={styles.tool}>
      <ToolPicture src={tool.imageUrl} size={44} />
      <span className={styles.name}>{tool.name}</span>
      {gain !== null && <span className={cx(styles.gain, sells && styles.points)}>{gain}</span>}
    </div>
  )
}

/** What stands here until the serial is whole: its shape, and what will come. */
const Before = ({ sells }: { sells: boolean }) => (
  <>
    <div>Цифры и точки, как на наклейке. После восьми цифр точка появится сама</div>
    <div className={styles.tool}>
      <span className={styles.blank} />
      <span>{sells ? 'Здесь появятся модель и баллы' : 'Здесь появятся модель и гарантия'}</span>
    </div>
  </>
)

/**
 * What the base says of the serial, as soon as it is whole; read aloud, never in the way (D47). The answer comes while a
 * person may be pressing the form's button below, so its place is there from the beginning, and nothing scrolls to
 * it: the field itself keeps room below when it is scrolled to (form-part.module.css).
 */
export const SerialHint = ({ snapshot }: Pick<PartProps, 'snapshot'>) => {
  const news = serialNewsOf(snapshot)
  // A refusal of the last attempt stands under the field already.
  const said = news && !formOf(snapshot).errors.serialNumber ? saidOf(news, showsReceipt(snapshot)) : null
  return (
    <div className={styles.place}>
      {!news && <Before sells={isSeller(snapshot)} />}
      <div role="status" className={styles.news} aria-label="Сведения о серийном номере">
        {news?.tool && <Tool tool={news.tool} sells={isSeller(snapshot)} />}
        {news && said && (
          <div className={cx(styles.said, styles[news.verdict])}>
            {SIGNS[news.verdict]}
            <div>
              <div className={styles.text}>{said.text}</div>
              <div className={styles.advice}>{said.advice}</div>
            </div>
          </div>
        )}
      </div>
    </div>
  )
}
