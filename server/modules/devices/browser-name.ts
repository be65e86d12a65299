/** Longer than what any browser calls itself; more is not looked at. */
const LONGEST = 500

type Names = readonly (readonly [pattern: RegExp, name: string])[]

/** In this order: nearly every browser also calls itself Chrome or Safari. */
const BROWSERS: Names = [
  [/YaBrowser\//, 'Яндекс Браузер'],
  [/YaApp_|YandexSearch\//, 'Яндекс'],
  [/OPR\/|OPiOS\/|OPT\/|Opera/, 'Opera'],
  [/EdgA?\/|EdgiOS\/|Edge\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/MiuiBrowser\//, 'Mi Браузер'],
  [/HuaweiBrowser\//, 'Huawei Browser'],
  [/Vivaldi\//, 'Vivaldi'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

/** In this order: Android calls itself Linux too, and an iPhone says that it is like a Mac. */
const SYSTEMS: Names = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

/** What a person reads of a browser that says nothing known of itself. */
export const UNKNOWN_BROWSER = 'Неизвестный браузер'

const nameIn = (names: Names, text: string): string[] => {
  const found = names.find(([pattern]) => pattern.test(text))
  return found ? [found[1]] : []
}

/**
 * What a browser calls itself, in short: «Chrome, Windows». No version and nothing else of its User-Agent is kept: together those would
 * tell one person from another.
 * @returns null for one that says nothing known
 */
export const browserName = (userAgent: string): string | null => {
  const text = userAgent.slice(0, LONGEST)
  return [...nameIn(BROWSERS, text), ...nameIn(SYSTEMS, text)].join(', ') || null
}
