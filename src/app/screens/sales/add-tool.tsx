import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { SnapshotFrom } from 'xstate'
import { repairOfAddress } from '../../../domain/sales/repair.ts'
import { addToolActors } from '../../../machines/sales/add-tool/actors.ts'
import { draftOf, isTakenUp, readDraft } from '../../../machines/sales/add-tool/draft.ts'
import { addToolMachine } from '../../../machines/sales/add-tool/machine.ts'
import { isAwaitingTaxService, isRegistered, mayAskPosition } from '../../../machines/sales/add-tool/selectors.ts'
import type { StartAsk, ToolScreen } from '../../../machines/sales/add-tool/types.ts'
import { useIsDrawn } from '../../../ui/base/use-is-drawn.ts'
import { momentAt } from '../../../views/kit/use-send.ts'
import { AddToolView } from '../../../views/sales/add-tool/view.tsx'
import { useAccount } from '../../session/account.ts'
import { useServices } from '../../session/context.ts'
import { createCapture } from '../../effects/capture.ts'
import { whenActive } from '../../effects/active.ts'
import { createLocator } from '../../effects/location.ts'
import { isInstructed } from '../../effects/storage/storage.ts'
import { pickedFiles } from '../../effects/picked-files.ts'
import { isPushDeclined } from '../../notifications/push-declined.ts'
import { useDraft, useFlow, type FlowParts } from '../../session/flow.ts'
import { useIsCompact } from '../../browser/use-is-compact.ts'
import { useVisitor } from '../../session/visitor.ts'
import { useHandoverLink } from './use-handover-link.ts'
import { readerOf } from './reader-of.ts'
import { usePrefill } from './use-prefill.ts'

/** The form with its device ports: bytes of photos, camera, reader. */
const useDevice = (flow: string, owner: string) => {
  const { api, clock } = useServices()
  const [capture] = useState(createCapture)
  return useMemo(() => {
    const files = pickedFiles(flow, owner, api)
    const locator = createLocator(Date.now)
    const parts: FlowParts<typeof addToolMachine> = {
      machine: addToolMachine,
      actors: (services) =>
        addToolActors(services.api, {
          locate: locator.locate,
          photos: files,
          readPhoto: async (photo, signal) => {
            const bytes = await files.bytesOf(photo, signal)
            return bytes ? capture.readPhoto(bytes, signal) : { kind: 'none' }
          },
          scan: capture.scan,
          whenActive,
          moment: () => momentAt(clock.now()),
        }),
    }
    return { parts, files, camera: capture.camera, locator }
  }, [api, capture, clock, flow, owner])
}

/** Something is to be waited for: that is when notifications are offered (E19). Where the offer cannot be loaded there is none. */
const PushOffer = lazy(() => import('../../notifications/push-offer.tsx').catch(() => ({ default: () => null })))

const filesOf = ({ context }: SnapshotFrom<typeof addToolMachine>) => context.files

const asksOf = (search: URLSearchParams): StartAsk | null => {
  const start = search.get('start')
  if (start === 'scan') return { for: 'scan' }
  if (start === 'manual') return { for: 'fields' }
  const repair = repairOfAddress((name) => search.get(name))
  return repair && { for: 'repair', repair }
}

export const Screen = () => {
  const { mode, person } = useVisitor()
  const [search] = useSearchParams()
  const isCompact = useIsCompact()
  const asked = search.get('screen')
  const screen: ToolScreen = asked === 'result' || asked === 'form' ? asked : 'main'
  const asks = asksOf(search)
  const asksForScan = asks?.for === 'scan'
  // A sale and a purchase are different commands: each mode has its own draft.
  const flow = `add-tool.${mode}` as const
  const owner = person?.id ?? ''
  const { parts, files, camera, locator } = useDevice(flow, owner)
  const { user, legal } = useAccount()
  const receiptAge = (legal ?? user)?.receiptAge ?? null
  const { slot, draft } = useDraft(flow, owner, readDraft, isTakenUp(asks))
  // A link without a receipt opens the form by itself, once its address is replaced.
  const knowsInstructions = isInstructed(owner) && !search.has('receipt')
  const actor = useFlow(
    parts,
    {
      mode,
      reader: mode === 'seller' ? 'seller' : readerOf(person),
      isCompact,
      knowsInstructions,
      asks,
      screen,
      receiptAge,
      draft,
    },
    { draft: { slot, of: draftOf }, files: { keeper: files, of: filesOf } },
  )
  useEffect(() => actor.send({ type: 'layout.changed', isCompact }), [actor, isCompact])
  // The machine has been given the first address: what it has made of it must not be answered with the address before.
  const told = useRef({ screen, asksForScan })
  useEffect(() => {
    if (told.current.screen !== screen) actor.send({ type: 'url.changed', screen })
    if (asksForScan && !told.current.asksForScan) actor.send({ type: 'scan.link' })
    told.current = { screen, asksForScan }
  }, [actor, screen, asksForScan])
  const asksPosition = useSelector(actor, mayAskPosition)
  useEffect(() => {
    if (asksPosition) locator.ask()
  }, [locator, asksPosition])
  const hasResult = useSelector(actor, isRegistered)
  const isAwaiting = useSelector(actor, isAwaitingTaxService)
  const handover = useHandoverLink(person)
  const isDrawn = useIsDrawn()
  // After the address is set: the prefill may open the form as a step of its own.
  usePrefill(actor, mode, owner)
  return (
    <>
      <AddToolView actor={actor} ports={{ files, camera }} handover={handover} isDrawn={isDrawn} />
      {hasResult && !isPushDeclined() && (
        <Suspense fallback={null}>
          <PushOffer isDue={isAwaiting} />
        </Suspense>
      )}
    </>
  )
}
