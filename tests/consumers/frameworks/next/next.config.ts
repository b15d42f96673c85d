import { join } from 'node:path'
import type { NextConfig } from 'next'

/** The kit's page stands beside this application. */
const above = join(import.meta.dirname, '..')

export default {
  turbopack: { root: join(above, '..') },
  outputFileTracingRoot: join(above, '..'),
} satisfies NextConfig
