export const isFull = process.env.TEST_RING === 'full'

/** One suite: the package's own `test`, after the builds that it needs. `reports` is how many of its processes report. */
const suite = (name, minutes, reports = 1) => ({
  name,
  minutes,
  reports,
  command: `turbo run @chonoi/${name}#test --concurrency=1 --output-logs=full`,
})

/**
 * What `npm test` runs, in order, each with about the minutes that it takes on a quiet, slow machine with two processors. The
 * quick ones come first, so that what they find is known early.
 */
export const steps = [
  { name: 'browser', minutes: 2, reports: 0, command: 'node scripts/get-browser.mjs' },
  { name: 'generated', minutes: 2, reports: 1, command: 'node scripts/check/compare-generated.mjs' },
  // With scripts/lists: what must name everything, and needs neither a browser nor a database.
  { name: 'scripts', minutes: 1, reports: 1, command: 'pnpm run --silent lint:scripts' },
  // `npm run lint` ends at its first failure, these don't hide each other.
  { name: 'lint', minutes: 1, reports: 0, command: 'oxlint --deny-warnings' },
  { name: 'promises', minutes: 2, reports: 0, command: 'pnpm run --silent lint:promises' },
  { name: 'unused', minutes: 1, reports: 0, command: 'pnpm run --silent lint:unused' },
  { name: 'format', minutes: 1, reports: 0, command: 'biome format .' },
  { name: 'boundaries', minutes: 1, reports: 0, command: 'node scripts/check-boundaries.mjs' },
  { name: 'rules', minutes: 1, reports: 0, command: 'node scripts/check-unused-rules.mjs' },
  { name: 'types', minutes: 5, reports: 0, command: 'turbo run typecheck --concurrency=2 --continue' },
  suite('domain', 2),
  suite('i18n', 2),
  suite('contract', 2),
  suite('api-client', 2),
  suite('payment-gateways', 2),
  suite('payment-sandbox', 2),
  suite('bench', 2, 0),
  suite('web', 8),
  suite('consumers', 4),
  suite('api', 17),
  // run-by-turns.mjs and tests/e2e/run.ts start several.
  suite('ui', 9, isFull ? 1 : 2),
  suite('features', 9, isFull ? 1 : 2),
  suite('e2e', 19, isFull ? 3 : 2),
  { name: 'storybook', minutes: 2, reports: 1, command: 'pnpm run --silent check:storybook' },
]

/** How many times its minutes a step may take. One that takes longer hangs: it is ended and red, and the rest goes on. */
export const patience = isFull ? 10 : 3

/**
 * Minutes after which a run begins no step and no second look, and ends what still runs, so that it tells what was red before
 * CI ends it after 90.
 */
export const latestEnd = isFull ? 24 * 60 : 86
