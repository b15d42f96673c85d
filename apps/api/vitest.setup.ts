import fc from 'fast-check'

// What it is: scripts/seeds.ts, by way of vitest.config.ts. A failed run names its seed.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED) })
