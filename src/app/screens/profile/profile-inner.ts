/** The screens that the profile opens at its own address: opening and closing one is a navigation inside the screen. */
import type { LazyScreen } from '../../loading/screen-loader.tsx'

export const profileScreens = {
  form: { screen: 'profile-form', load: () => import('./profile-form.tsx') },
  devices: { screen: 'devices', load: () => import('../account/devices.tsx') },
} satisfies Record<string, LazyScreen>
