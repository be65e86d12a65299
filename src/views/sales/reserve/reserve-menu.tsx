import { useSelector } from '@xstate/react'
import type { SaleEntry } from '../../../api/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Ellipsis } from '../../../ui/base/icons.ts'
import { useIsNarrow } from '../../../ui/base/use-media.ts'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { useSend } from '../../kit/use-send.ts'
import { UNNUMBERED } from '../../fragments/list/missing.ts'
import type { ReserveActor } from './types.ts'

/** The menu of a reserved row (SL08); a row without its tool's tag can only be sold (A61). */
export const ReserveMenu = ({ actor, sale: { tool, fate } }: { actor: ReserveActor; sale: SaleEntry }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { sn, nfc } = tool
  const name = sn || UNNUMBERED
  const isNarrow = useIsNarrow()
  const label = `Действия с резервом ${name}`
  const isBusy = snapshot.hasTag('busy') && snapshot.context.command?.sn === sn
  return (
    <Menu
      trigger={
        isNarrow ? (
          <Button size="sm" aria-label={label} icon={<Ellipsis />} busy={isBusy}>
            Действия
          </Button>
        ) : (
          <IconButton label={label} icon={<Ellipsis />} busy={isBusy} />
        )
      }
      heading={`Резерв ${name}`}
      items={[
        {
          id: 'sell',
          label: 'Подтвердить',
          disabled: !snapshot.can({ type: 'sell', sn }),
          onSelect: () => send({ type: 'sell', sn }),
        },
        {
          id: 'release',
          label: 'Отменить',
          tone: 'danger',
          disabled: nfc === null || !snapshot.matches('idle'),
          onSelect: () => send({ type: 'release', sn, nfc: nfc ?? '', ...(fate?.until && { until: fate.until }) }),
        },
      ]}
    />
  )
}
