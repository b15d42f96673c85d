import { randomInt } from 'node:crypto'

/** Of what tests draw by chance. The same in every `npm test`, so that a test only fails because of a change. */
const fixedSeeds = {
  /** Property tests (fast-check). */
  PROPERTY_SEED: 20_261_129,
  FUZZ_SEED: 20_261_121,
  LEDGER_SEED: 7,
  SESSION_SEED: 5,
  CRASH_SEED: 20_261_129,
}

type Environment = Readonly<Record<string, string | undefined>>

const seedsBy = (draw: (fixed: number) => number, env: Environment): Record<string, string> =>
  Object.fromEntries(Object.entries(fixedSeeds).map(([name, fixed]) => [name, env[name] || String(draw(fixed))]))

/** Returns the seeds of a run of tests: those of the environment, which repeat an earlier run, else the fixed ones. */
export const seedsOf = (env: Environment): Record<string, string> => seedsBy((fixed) => fixed, env)

/** Returns the seeds of the long forms: those of the environment, else new ones. */
export const drawSeeds = (env: Environment): Record<string, string> => seedsBy(() => randomInt(2 ** 31), env)
