// How each command that the pages for operators and contributors name is tested, in the order of the pages.
// [command, the file of a test that runs it, what stands in that file], or [command, why no test runs it].

const manual = 'apps/web/server/manual/operating.long.ts'
const tools = 'apps/web/server/manual/postgres-tools.long.ts'
const machine = 'apps/web/server/manual/from-a-bare-machine.long.ts'
const statements = 'apps/web/server/manual/statements.test.ts'
const image = 'apps/web/server/image/image.long.ts'
const checks = 'scripts/check/steps.mjs'

const needsEngine =
  'needs a container engine and a registry of images; the image test runs the steps and the commands without'
const ofTheSystem = 'is a plain command of the system, of Git or of Node'
const forPeople = 'opens a page for somebody to look at; its parts are tested'
const forHours = 'measures or repeats for minutes to hours: run before a release, and what it found is on its page'

export const howTested = [
  // README.md
  ['npm start', 'tests/e2e/support/start-site.ts', 'main.ts'],
  ['npm test', 'is the run of the tests'],
  ['npm run dev', forPeople],
  ['npm run storybook', forPeople],
  ['npm run build:storybook', checks, 'check:storybook'],
  [/^npm run admin:create/, manual, 'npm run admin:create'],
  ['npm run doctor', manual, 'npm run doctor'],
  ['npm run sbom', 'scripts/sbom.test.mjs', 'write:sbom'],
  ['npm run mails', forPeople],
  ['npm run contract', 'package.json', '"lint:promises": "pnpm run build:contract'],
  ['npm run typecheck', checks, 'turbo run typecheck'],
  ['npm run test:full', 'is the run of the tests'],
  ['npm run test:changed', 'scripts/changed.test.mjs', 'selectTests'],
  [/^npm run test:long/, forHours],
  [/^npm run bench/, forHours],
  [/^npm run new (operation|table)/, 'scripts/new-operation.test.mjs', 'scripts/new/new.mjs'],
  [/^npm run new component/, 'scripts/new-component.test.mjs', 'scripts/new/new.mjs'],
  [/^npm run new screen/, 'scripts/new-screen.test.mjs', 'newScreen(['],
  [/^npm run new$/, 'scripts/new-component.test.mjs', 'scripts/new/new.mjs'],
  [/^npm run screenshots:accept/, 'accepts a look: somebody has to see it first'],
  ['npm run test:storybook', checks, 'check:storybook'],
  ['npm run tenant-shop', 'tests/consumers/tenant-shop.test.ts', 'tenant-shop'],

  // CONTRIBUTING.md
  ['npm run format', 'package.json', 'biome format .'],
  ['pnpm run lint:unused', 'package.json', '&& pnpm run lint:unused'],
  [/^select protect_table\(/, 'scripts/new-operation.test.mjs', 'select protect_table'],
  [/^alter column c set not null$/, 'scripts/migrations.test.mjs', 'set not null'],
  ['pnpm --filter @chonoi/api run former-code', forHours],
  ['pnpm --filter @chonoi/web run former', forHours],
  [/^pnpm --filter @chonoi\/(ui|features) test </, checks, 'turbo run @chonoi/'],
  [/^npm run write( --|$)/, checks, 'compare-generated'],
  ['pnpm run build:live-api', 'turbo.json', 'build:browser'],
  ['CHROMATIC_PROJECT_TOKEN=… npm run chromatic', 'needs an account at Chromatic'],
  ['pnpm run version:packages', 'package.json', 'refuse-flaky'],
  [/^pnpm changeset/, 'writes to the repository in a talk with somebody; the released versions are tested'],
  ['npm run build:packages', 'tests/consumers/support/outside-workspace.ts', 'packInto(packs)'],
  ['pnpm --recursive publish', 'publishes to the registry; the packages are packed and used by tests/consumers'],

  // docs/operating.md
  ['DEMO=off npm start', 'apps/web/server/testing/site-process.ts', "DEMO: 'off'"],
  ['openssl rand -base64 48', machine, 'blocksOf'],
  [
    /^(DATA_DIR=\S+ )?npm run (secrets|keys|push|files|upgrade|backup|restore|migrate)\b/,
    manual,
    "commandsOn('operating.md')",
  ],
  ['sha256sum -c SHA256SUMS', manual, 'sha256sum -c SHA256SUMS'],
  ['conf: # postgresql.conf, with pgBackRest', machine, 'pgbackrest'],
  [/^pgbackrest --stanza=chonoi --type=time/, machine, 'type=time'],
  ['pgbackrest --stanza=chonoi --type=full backup', 'ops/systemd/chonoi-archive.service', '--type=full backup'],
  [/^apt-get install postgresql-17$/, 'apps/api/src/postgres/upgrade-cluster.test.ts', '/usr/lib/postgresql'],
  [
    /^(sql: create role chonoi_app|alter role chonoi_site|select (?!pg_promote|protect_table))/,
    statements,
    'statementsOf',
  ],
  ['alter role … password', machine, 'blocksOf'],
  ['ini: [databases]', 'apps/web/server/faults/pooler.long.ts', 'openPgbouncer'],
  ['pnpm --filter @chonoi/web run pooler', forHours],
  ['select pg_promote()', 'apps/api/src/database/failover.test.ts', 'promote'],
  [/^docker compose (exec|run) .*site-1 node /, image, 'commandsInContainers'],
  [/^docker (build|compose (up|config|--file|logs))/, needsEngine],
  ['pnpm --filter @chonoi/web run image', forHours],
  ['pnpm --filter @chonoi/web run nginx', forHours],
  ['yaml: # prometheus.yml', machine, 'blocksOf'],
  ['nginx: upstream chonoi {', 'apps/web/server/faults/nginx.ts', '```nginx'],
  ['kill -HUP', 'apps/web/server/processes/supervise.test.ts', 'SIGHUP'],
  ['kill -9', 'apps/web/server/start-and-stop.test.ts', 'SIGKILL'],
  [/^pg_basebackup -h primary\.internal /, tools, 'pg_basebackup -h primary.internal'],
  ['pg_basebackup -R', tools, 'pg_basebackup -h primary.internal'],
  ['pg_basebackup -D /backups/base -X stream -c fast', tools, 'pg_basebackup -D /backups/base'],
  [/^conf: # postgresql\.conf of the primary;/, tools, '# postgresql.conf of the primary;'],
  [/^pg_rewind --target-pgdata=/, tools, 'pg_rewind --target-pgdata='],

  // docs/from-a-bare-machine.md, beside its blocks
  [/^(chonoi doctor|systemctl reload chonoi|apt-get update)$/, machine, 'blocksOf'],
  [
    /^(systemctl restart chonoi|journalctl --unit=chonoi|dropdb chonoi_lost|rm -r \/var\/lib\/chonoi\/data-lost|apt-get upgrade|git checkout|ssh -L 9090:)/,
    ofTheSystem,
  ],

  // docs/runbook.md and docs/scaling.md
  ['curl METRICS_HOST:METRICS_PORT/livez', 'apps/web/server/metrics/start-metrics.test.ts', '/livez'],
  [/^(du -xh|chronyc tracking|node --cpu-prof)/, ofTheSystem],
  ['pnpm --filter @chonoi/web run soak', forHours],
]
