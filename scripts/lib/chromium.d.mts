/** The path of a Chromium, or null. */
export declare const findChromium: () => string | null
/** The path for tests that need no camera; undefined where Playwright finds its own browser best by itself. */
export declare const findLightChromium: () => string | undefined
/** Installs what is missing where that can be done; whether there is a Chromium now. */
export declare const ensureChromium: () => Promise<boolean>
