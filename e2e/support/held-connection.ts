/** The chat without its connection, for tests of what needs none; what the connection brings has journeys. */
import type { Page } from '@playwright/test'

const NEVER_DONE = 'await new Promise(() => {})'

/**
 * The connection stays on its way: the script that makes it is never done. A script that does not come at all would come when its
 * route ends with the test, connect, and complain of the server's 401.
 */
export const holdConnection = (page: Page): Promise<unknown> =>
  page.route(/\/assets\/stomp-/, (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'Cache-Control': 'no-store' }, body: NEVER_DONE }),
  )
