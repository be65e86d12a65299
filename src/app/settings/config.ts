/**
 * Addresses outside the portal (A28). The example.org ones are placeholders: a deployment sets VITE_CATALOG_URL and the
 * VITE_APP_* addresses at build time.
 */
const address = (name: string, placeholder: string): string => (import.meta.env[name] as string | undefined) ?? placeholder

export const config = {
  catalog: address('VITE_CATALOG_URL', 'https://example.org/catalog'),
  apps: {
    googlePlay: address('VITE_APP_GOOGLE_PLAY', 'https://example.org/google-play'),
    appStore: address('VITE_APP_APP_STORE', 'https://example.org/app-store'),
    ruStore: address('VITE_APP_RUSTORE', 'https://example.org/rustore'),
    apk: address('VITE_APP_APK', 'https://example.org/mst.apk'),
  },
} as const
