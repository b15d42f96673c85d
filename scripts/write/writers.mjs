/**
 * Everything in the repository that is written from something else in it. `files` are the outputs, which nobody edits; `from`
 * is what they are made of. `isSlow` needs a database and minutes: the hook of a commit and the first step of `npm test` leave
 * it out, and a test of its suite compares it.
 */
export const writers = [
  {
    name: 'routes',
    from: /^apps\/web\/src\/routes\//,
    files: ['apps/web/src/routeTree.gen.ts'],
    command: 'pnpm --silent --filter @chonoi/web run routes',
  },
  {
    name: 'pages',
    from: /^apps\/web\/src\/(routes\/|site-pages)/,
    files: ['packages/domain/src/pages/site-pages.generated.ts'],
    command: 'pnpm --silent --filter @chonoi/web exec vitest run src/site-pages.test.ts -u --reporter=dot',
  },
  {
    name: 'screens',
    from: /^packages\/features\/src\/[^/]+\/[^/]+-screen\.tsx$/,
    files: ['packages/features/README.md'],
    command: 'node packages/features/scripts/list-screens.ts',
  },
  {
    name: 'licences',
    from: /^pnpm-lock\.yaml$|(^|\/)package\.json$/,
    files: ['packages/features/src/pages/generated/runtime-licences.ts'],
    command: 'node packages/features/scripts/list-licences.ts',
  },
  {
    name: 'amounts',
    from: /^packages\/domain\/src\/money\/parse-amount\.ts$/,
    files: ['packages/ui/src/base/generated/parse-amount.ts'],
    command: 'cp packages/domain/src/money/parse-amount.ts packages/ui/src/base/generated/parse-amount.ts',
  },
  {
    name: 'tokens',
    from: /^packages\/ui\/tokens\//,
    files: ['packages/ui/src/tokens/tokens.css', 'packages/ui/src/tailwind.css'],
    command: 'pnpm --silent --filter @chonoi/ui run tokens',
  },
  {
    name: 'manifest',
    from: /^packages\/ui\/src\//,
    files: ['packages/ui/manifest/generated/manifest.json', 'packages/ui/manifest/generated/llms.txt'],
    command: 'pnpm --silent --filter @chonoi/ui run manifest',
  },
  {
    name: 'permissions',
    from: /^openapi\/.*\.yaml$|^apps\/api\/src\/.*\.calls\.ts$|^apps\/api\/test\/permissions\//,
    files: ['docs/permissions.md'],
    command: 'pnpm --silent --filter @chonoi/api run permissions',
  },
  {
    name: 'limits',
    from: /^openapi\/openapi\.yaml$|^apps\/api\/(src|test\/limits)\//,
    files: ['docs/operating.md'],
    command: 'pnpm --silent --filter @chonoi/api run limits',
  },
  {
    name: 'examples',
    from: /^openapi\/|^apps\/api\//,
    files: ['openapi/examples.json'],
    command: 'pnpm --silent --filter @chonoi/api run examples',
    isSlow: true,
  },
]
