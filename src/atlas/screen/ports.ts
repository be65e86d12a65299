/** Stub services for a form with files and camera: pictures are not stored, and no camera runs. */
import type { AddToolPorts } from '../../views/sales/add-tool/ports.ts'

const nothing = () => {}
const silent = () => nothing
const view = { isLive: false, other: null, torch: null, cameras: [], current: null }

export const inertPorts: AddToolPorts = {
  files: {
    pick: () => [],
    thumbnailOf: () => undefined,
    progressOf: () => undefined,
    subscribe: silent,
    version: () => 0,
  },
  camera: { show: nothing, setTorch: nothing, choose: nothing, subscribe: silent, view: () => view },
}
