import { createApi, type ApiDeps, type Client } from '../../src/api/client.ts'
import { operations } from '../../src/api/operations.ts'

/** Where a staged network is said to be. */
export const STAGED_BASE = 'http://portal.test/api'

const nothing = () => {}

/** The portal's own client on a staged network: online and with a token, unless `deps` says otherwise. */
export const stagedApi = (fetch: NonNullable<ApiDeps['fetch']>, deps: Partial<ApiDeps> = {}): Client =>
  createApi({
    operations,
    baseUrl: STAGED_BASE,
    token: () => 'token',
    onUnauthorised: nothing,
    onGatewayDown: nothing,
    isOffline: () => false,
    fetch,
    ...deps,
  })
