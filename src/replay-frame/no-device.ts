/**
 * An origin that is nobody's has no storage, and the frame has no device: both are there for the screens, and hold and tell nothing. Imported
 * before any module that looks for them.
 */

const memoryStorage = (): Storage => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (at) => [...kept.keys()][at] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  }
}

for (const area of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, area, { value: memoryStorage(), configurable: true })

// Nobody answers: what the device said stands in the recording.
Object.defineProperty(navigator, 'geolocation', {
  value: { getCurrentPosition: () => {}, watchPosition: () => 0, clearWatch: () => {} },
  configurable: true,
})
