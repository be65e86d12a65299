/** The scenes of docs/screens use configurations that exist in the models. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pictureOf, scenes, SIZES } from '../../../tools/atlas/scenes/scenes.ts'
import { showOf } from '../../../tools/atlas/scenes/way.ts'

test.each(scenes)('«$name» is a way of its model', async (scene) => {
  const { config, walks } = await showOf(scene)
  expect(config).toBe(scene.way.length)
  expect(walks.configs[config]?.state).toBeTruthy()
})

test('docs/screens holds the pictures of the scenes, and no others', () => {
  const pictures = readdirSync(join(import.meta.dirname, '../../../docs/screens')).filter((name) => name.endsWith('.webp'))
  expect(pictures.toSorted()).toEqual(scenes.flatMap((scene) => SIZES.map(({ width }) => pictureOf(scene, width))).toSorted())
})
