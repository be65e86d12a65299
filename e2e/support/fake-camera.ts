/** A camera with a video drawn by the test: Chromium plays a file instead of opening a device. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'
import type { Gray } from '../../src/qr/gray.ts'
import { matrixOf } from '../../tests/qr/matrix.ts'
import { drawScene, scene } from '../../tests/qr/scene.ts'
import { wholeBrowser } from './whole-browser.ts'

const SIZE = { width: 640, height: 480 }
const FRAMES = 10
/** Without colour. */
const NEUTRAL = 128

/** A receipt with this text, held in front of the camera at an angle. */
export const sheetWith = (text: string): Gray => drawScene(scene(matrixOf(text), 1, { ...SIZE, module: 7, angle: 0.12 }))

/** Paper with print and without a code. */
export const sheetWithout = (): Gray => {
  const blank = Array.from({ length: 33 }, () => Array.from({ length: 33 }, () => false))
  return drawScene(scene(blank, 1, { ...SIZE, module: 7, angle: 0.12 }))
}

/** YUV4MPEG2 with the picture's brightness and no colour: some equal frames played in a loop. */
const y4mOf = ({ data, width, height }: Gray): Buffer => {
  const colour = Buffer.alloc((width / 2) * (height / 2) * 2, NEUTRAL)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), Buffer.from(data), colour])
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
  return Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame)])
}

/**
 * For `test.use({ launchOptions: fakeCamera(…), permissions: ['camera'] })` of a separate file: launch options belong to a
 * worker.
 * @param name the file's name, unique among all tests
 */
export const fakeCamera = (name: string, sheet: Gray): LaunchOptions => {
  const path = join(import.meta.dirname, '..', '..', 'test-results', 'cameras', `${name}.y4m`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, y4mOf(sheet))
  return wholeBrowser('--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${path}`)
}
