import type { AddToolPorts } from '../../../src/views/sales/add-tool/ports.ts'

const silent = () => () => {}
const nothing = () => {}
const dark = { isLive: false, other: null, torch: null, cameras: [], current: null }

/** Files under their own names, and a camera that has not opened yet. */
export const ports: AddToolPorts = {
  files: {
    pick: (files) => files.map(({ name, size }) => ({ id: name, name, size })),
    thumbnailOf: nothing as () => undefined,
    progressOf: nothing as () => undefined,
    subscribe: silent,
    version: () => 0,
  },
  camera: { show: nothing, setTorch: nothing, choose: nothing, subscribe: silent, view: () => dark },
}
