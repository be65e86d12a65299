import { expect, type Page } from '@playwright/test'
import playwrightConfig from '../../playwright.config.ts'
import type { AnyMachineSnapshot } from 'xstate'
import { addToolFlow, draft, typed } from '../../model/sales/add-tool.ts'
import type { Edge } from '../../model/explore/explore.ts'
import { toLogin, toServerError } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { seller, sessionAnswers } from '../support/demo-person.ts'
import { startAsCustomer, startAsSeller } from '../support/signed-in.ts'
import { test } from '../support/test.ts'

const launch = playwrightConfig.use?.launchOptions

// A device without a camera: the scan's outcome is the same everywhere.
test.use({
  permissions: ['camera'],
  launchOptions: { ...launch, args: [...(launch?.args ?? []), '--use-fake-device-for-media-stream=device-count=0'] },
})

const leaves = {
  'registerSale: unauthorised': toLogin,
  'registerPurchase: unauthorised': toLogin,
  'reserve: unauthorised': toLogin,
  'uploadFile: unauthorised': toLogin,
  'deleteFile: unauthorised': toLogin,
  'addManually: unauthorised': toLogin,
  'loadReceipt: unauthorised': toLogin,
  'registerSale: gateway down': toServerError,
  'registerPurchase: gateway down': toServerError,
  'reserve: gateway down': toServerError,
  'uploadFile: gateway down': toServerError,
  'deleteFile: gateway down': toServerError,
  'addManually: gateway down': toServerError,
  'loadReceipt: gateway down': toServerError,
  'instructions --back--> instructions': (page: Page) => expect(page).toHaveURL('/profile/user'),
  ...Object.fromEntries(
    ['idle', 'uploading', 'deleting'].flatMap((part) =>
      ['settled', 'asking'].map((serial) => {
        const state = `form.editing.capture.${part}+form.editing.serial.${serial}`
        return [`${state} --back--> ${state}`, (page: Page) => expect(page).toHaveURL('/profile/user')]
      }),
    ),
  ),
  'registered.looking --back--> registered.looking': (page: Page) => expect(page).toHaveURL('/profile/user'),
  'list.open': (page: Page) => expect(page).toHaveURL(/\/(sales|user-tools)$/),
}

const common = {
  flow: addToolFlow,
  operations: {
    registerSale: 'confirmSellerPurchase',
    registerPurchase: 'confirmBuyerPurchase',
    addManually: 'addUnknownTool',
    reserve: 'reserveTool',
    uploadFile: 'uploadFile',
    deleteFile: 'deleteFile',
    // Held and never answered here: what is said beside the form has its own starts, and journeys.
    askAvailability: 'checkAvailability',
    describeTool: 'getToolInformation',
    watchOutcome: 'listSales',
    loadReceipt: 'getReceipt',
  },
  others: sessionAnswers,
  leaves,
  // Headless Chromium has no location, the device no camera, the photo no code: the portal continues by itself.
  passes: ['locate: unknown', 'readPhoto: none', 'scanQr: missing'],
  passing: ['form.editing.capture.reading+form.editing.serial.asking', 'form.scanning', 'locating'],
  // The portal gives a picked file an id of its own: only the model can pick one id twice.
  canBeDone: ({ by }: Edge, { context }: AnyMachineSnapshot) => by.event.type !== 'files.add' || context.files.length === 0,
} as const

const EMPTY = 'form.editing.capture.idle+form.editing.serial.settled'

const openIn = (state: string) => async (page: Page) => {
  await page.goto('/tool')
  await expect(page.locator('[data-flow="addTool"]')).toHaveAttribute('data-state', state)
}

testBrowser({
  ...common,
  input: 'a seller',
  open: async (page) => {
    await startAsSeller(page)
    await openIn(EMPTY)(page)
  },
})

// A device that does not say where it is, nor that it does not know: the sale goes without (F03).
testBrowser({
  ...common,
  input: 'a seller',
  open: async (page) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = () => {}
    })
    await startAsSeller(page)
    await openIn(EMPTY)(page)
  },
  passes: ['after LOCATION_WAIT in locating', 'readPhoto: none', 'scanQr: missing'],
})

testBrowser({
  ...common,
  operations: { ...common.operations, watchOutcome: 'listUserTools' },
  input: 'a customer',
  open: async (page) => {
    await startAsCustomer(page)
    await openIn(EMPTY)(page)
  },
})

testBrowser({
  ...common,
  input: 'a seller with a phone',
  open: async (page) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await startAsSeller(page)
    await openIn('instructions')(page)
  },
})

/** A draft of an earlier visit, as stored on the device. */
const openWith = (values: Parameters<typeof draft>[0]) => async (page: Page) => {
  await startAsSeller(page)
  const stored = JSON.stringify({ owner: seller.id, at: Date.now(), draft: draft(values) })
  await page.addInitScript((text) => localStorage.setItem('draft.add-tool.seller', text), stored)
  await openIn('form.editing.capture.idle+form.editing.serial.asking')(page)
}

testBrowser({ ...common, input: 'a receipt at hand', open: openWith({ serialNumber: typed.serialNumber }) })
testBrowser({ ...common, input: 'no receipt', open: openWith({ serialNumber: typed.serialNumber, haveABill: false }) })

testBrowser({
  ...common,
  input: 'a serial',
  open: async (page) => {
    await startAsSeller(page)
    await openIn(EMPTY)(page)
  },
})
