import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Panel } from '../../../ui/content/panel.tsx'

/** The way to the sessions of the account (D133). */
export const DevicesPart = () => (
  <Panel title="Устройства" actions={<ButtonLink href="/profile/user?sub=devices">Показать устройства</ButtonLink>}>
    Где открыт ваш аккаунт и когда им пользовались. Чужой сеанс можно завершить
  </Panel>
)
