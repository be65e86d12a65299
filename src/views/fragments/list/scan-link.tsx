import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { ScanQrCode } from '../../../ui/base/icons.ts'

/** The first step of whoever has an empty list and may register by receipts. */
export const ScanLink = () => (
  <ButtonLink href="/tool?start=scan" variant="tonal" icon={<ScanQrCode />}>
    Сканировать чек
  </ButtonLink>
)
