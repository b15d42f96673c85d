/** One suite: the package's own `test`, after the builds that it needs. */
const suite = (name, minutes) => ({
  name,
  minutes,
  command: `turbo run @chonoi/${name}#test --concurrency=1 --output-logs=full`,
})

/**
 * What `npm test` runs, in order, each with the minutes that it takes on a quiet machine with two processors. The quick ones
 * come first, so that what they find is known early.
 */
export const steps = [
  { name: 'browser', minutes: 2, command: 'node scripts/get-browser.mjs' },
  { name: 'generated', minutes: 2, command: 'node scripts/check/compare-generated.mjs' },
  { name: 'lint', minutes: 2, command: 'pnpm run --silent lint' },
  { name: 'types', minutes: 3, command: 'turbo run typecheck --concurrency=2 --continue' },
  suite('domain', 0.5),
  suite('i18n', 0.5),
  suite('contract', 0.5),
  suite('api-client', 0.5),
  suite('payment-gateways', 0.5),
  suite('payment-sandbox', 0.5),
  suite('bench', 0.5),
  suite('web', 6),
  suite('consumers', 3),
  suite('api', 10),
  suite('ui', 7),
  suite('features', 10),
  suite('e2e', 10),
  { name: 'storybook', minutes: 2, command: 'pnpm run --silent check:storybook' },
]

/** How many times its minutes a step may take. One that takes longer hangs: it is ended and red, and the rest goes on. */
export const patience = 4

/** Minutes after which a run looks at nothing a second time: CI ends it after 90. */
export const latestSecondLook = 86
