#!/usr/bin/env node
// Builds portal, server, desk and atlas, as `npm start` does before it starts: for an image or a machine that only serves.
import { build } from './lib/build.mjs'

process.exit((await build()) ? 0 : 1)
