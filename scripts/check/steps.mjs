/**
 * What `npm test` runs, in order, each with the minutes that it takes on a quiet machine with two processors. A step that
 * takes more than four times as long hangs and is ended: it is red, and the rest goes on.
 */
const suite = (name, minutes) => ({
  name,
  minutes,
  suite: name,
  command: `turbo run @chonoi/${name}#test --concurrency=1 --output-logs=full`,
})

export const steps = [
  { name: 'browser', minutes: 1, command: 'node scripts/get-browser.mjs' },
  { name: 'generated', minutes: 2, command: 'node scripts/check/compare-generated.mjs' },
  { name: 'lint', minutes: 1.5, command: 'pnpm run --silent lint' },
  { name: 'types', minutes: 2, command: 'turbo run typecheck --concurrency=2 --continue' },
  ...[
    ['domain', 0.3],
    ['i18n', 0.2],
    ['contract', 0.2],
    ['api-client', 0.3],
    ['payment-gateways', 0.1],
    ['payment-sandbox', 0.1],
    ['bench', 0.1],
    ['api', 10],
    ['ui', 9],
    ['features', 14],
    ['e2e', 12],
    ['web', 6],
    ['consumers', 2],
  ].map(([name, minutes]) => suite(name, minutes)),
  { name: 'storybook', minutes: 2, suite: 'storybook', command: 'pnpm run --silent check:storybook' },
]

/** How many times its minutes a step may take. */
export const patience = 4
