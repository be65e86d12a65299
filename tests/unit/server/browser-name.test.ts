/** What a person reads of a browser (D133): its family and its system, never a version. */
import { describe, expect, test } from 'vitest'
import { browserName } from '../../../server/modules/devices/browser-name.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0.0.0`
const ANDROID = `Mozilla/5.0 (Linux; Android 14; K) ${WEBKIT}`
const APPLE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

describe('D133 a browser is called by its family and its system', () => {
  test.each([
    [`${WINDOWS} Safari/537.36`, 'Chrome, Windows'],
    [`${WINDOWS} YaBrowser/24.12.0.0 Safari/537.36`, 'Яндекс Браузер, Windows'],
    [`${WINDOWS} Safari/537.36 Edg/131.0.0.0`, 'Edge, Windows'],
    [`${WINDOWS} Safari/537.36 OPR/116.0.0.0`, 'Opera, Windows'],
    [`${WINDOWS} Safari/537.36 Vivaldi/7.0`, 'Vivaldi, Windows'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox, Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox, Linux'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`, 'Chrome, ChromeOS'],
    [`${ANDROID} Chrome/131.0.0.0 Mobile Safari/537.36`, 'Chrome, Android'],
    [`${ANDROID} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, 'Samsung Internet, Android'],
    [`${ANDROID} Version/4.0 Chrome/100.0 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.4`, 'Mi Браузер, Android'],
    [`${ANDROID} Chrome/114.0.0.0 HuaweiBrowser/15.0 Mobile Safari/537.36`, 'Huawei Browser, Android'],
    [`${ANDROID} Chrome/130.0 YaBrowser/24.10 (lite) YaApp_Android/24.112 Safari/537.36`, 'Яндекс Браузер, Android'],
    [`${APPLE} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari, iPhone'],
    [`${APPLE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`, 'Chrome, iPhone'],
    [`${APPLE} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`, 'Firefox, iPhone'],
    [`${APPLE} EdgiOS/131.0 Version/18.0 Mobile/15E148 Safari/604.1`, 'Edge, iPhone'],
    [APPLE.replaceAll('iPhone', 'iPad').concat(' Version/17.0 Mobile/15E148 Safari/604.1'), 'Safari, iPad'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'Safari, macOS',
    ],
    ['Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0.0.0 Safari/537.36', 'Chrome, HarmonyOS'],
  ])('%s', (agent, name) => expect(browserName(agent)).toBe(name))

  test('one half is better than nothing, and nothing known is no name', () => {
    expect(browserName('SomeApp/1.0 (Android 14)')).toBe('Android')
    for (const agent of ['', 'curl/8.5.0', '<script>alert(1)</script>', '\u0000'.repeat(9_000)])
      expect(browserName(agent)).toBeNull()
  })

  test('a text of any length takes no time, and is not looked through', () => {
    const long = `${'Mozilla/5.0 ('.repeat(100_000)}Chrome/1`
    const before = process.cpuUsage()
    expect(browserName(long)).toBeNull()
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(100)
  })
})
