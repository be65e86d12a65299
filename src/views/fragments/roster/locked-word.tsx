import { StatusWord } from '../../../ui/content/status-word.tsx'

/** Nobody hands rights over to a locked account, nor takes it into a point. */
export const LockedWord = () => (
  <StatusWord tone="danger" sign="cross">
    Заблокирован
  </StatusWord>
)
