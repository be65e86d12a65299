import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/lib/chromium.mjs'
import { openPhone, tokenOf, WITH_SALES } from './lib/seller.mjs'
import { startServer } from './lib/server.mjs'
import { CONDITIONS, CPU_SLOWER } from './lib/visit.mjs'
const server = await startServer()
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] })
const token = await tokenOf(server.url, WITH_SALES)
for (const path of process.argv.slice(2)) {
  const { context, page } = await openPhone(browser, token)
  await page.addInitScript(() => {
    globalThis.log = []
    new PerformanceObserver((l) => { for (const e of l.getEntries()) log.push(['LCP', Math.round(e.startTime), e.size, e.element?.outerHTML.slice(0, 160), e.element?.textContent.slice(0, 80)]) }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((l) => { for (const e of l.getEntries()) log.push(['CLS', Math.round(e.startTime), e.value, e.sources.map((s) => (s.node?.outerHTML ?? '').slice(0, 120) + JSON.stringify([s.previousRect, s.currentRect]))]) }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((l) => { for (const e of l.getEntries()) log.push(['LONG', Math.round(e.startTime), e.duration]) }).observe({ type: 'longtask', buffered: true })
  })
  const s = await page.context().newCDPSession(page)
  await s.send('Network.enable'); await s.send('Network.emulateNetworkConditions', CONDITIONS)
  if (!process.env.FAST) await s.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
  await page.goto(server.url + path, { waitUntil: 'commit' })
  await page.waitForTimeout(process.env.FAST ? 6000 : 12000)
  console.log('=====', path)
  for (const l of await page.evaluate(() => log)) console.log(JSON.stringify(l))
  for (const r of await page.evaluate(() => performance.getEntriesByType('resource').map((e) => [Math.round(e.startTime), Math.round(e.responseEnd), e.encodedBodySize, e.name.replace(location.origin, '')]))) console.log(r.join(' '))
  await context.close()
}
await browser.close(); await server.stop?.()
process.exit(0)
