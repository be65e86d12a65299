/** Flows that go on beside every page by themselves: what somebody was about is told by the others. */
export const BACKGROUND_FLOWS: ReadonlySet<string> = new Set(['notifications', 'session', 'chatCount', 'requestCount', 'push'])
