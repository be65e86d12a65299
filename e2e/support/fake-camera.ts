/** A camera that sees what a test draws: Chromium plays a file instead of asking for a device. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import type { Gray } from '../../src/qr/gray.ts'
import { matrixOf } from '../../tests/qr/matrix.ts'
import { drawScene, scene } from '../../tests/qr/scene.ts'

const SIZE = { width: 640, height: 480 }
const FRAMES = 10
/** Without colour. */
const NEUTRAL = 128

/** A receipt that carries this text, held before the camera at an angle. */
export const sheetWith = (text: string): Gray => drawScene(scene(matrixOf(text), 1, { ...SIZE, module: 7, angle: 0.12 }))

/** Paper with print and no code. */
export const sheetWithout = (): Gray => {
  const blank = Array.from({ length: 33 }, () => Array.from({ length: 33 }, () => false))
  return drawScene(scene(blank, 1, { ...SIZE, module: 7, angle: 0.12 }))
}

/** YUV4MPEG2 with the picture's brightness and no colour, some equal frames that are played in a circle. */
const y4mOf = ({ data, width, height }: Gray): Buffer => {
  const colour = Buffer.alloc((width / 2) * (height / 2) * 2, NEUTRAL)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), Buffer.from(data), colour])
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
  return Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame)])
}

/** The whole browser: its headless shell has no cameras. */
export const withCameras = (): LaunchOptions => {
  const executablePath = findChromium()
  return executablePath ? { executablePath } : {}
}

/**
 * For `test.use({ launchOptions: fakeCamera(…), permissions: ['camera'] })` of a file of its own: launch options belong to a
 * worker.
 * @param name of the file, unlike that of every other test
 * @param launch the project's own launch options
 */
export const fakeCamera = (name: string, sheet: Gray, launch: LaunchOptions = {}): LaunchOptions => {
  const path = join(import.meta.dirname, '..', '..', 'test-results', 'cameras', `${name}.y4m`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, y4mOf(sheet))
  const args = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${path}`]
  return { ...launch, ...withCameras(), args: [...(launch.args ?? []), ...args] }
}
