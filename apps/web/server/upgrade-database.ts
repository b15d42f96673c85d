// npm run upgrade:database [-- --former <folder> | --confirm | --to <url>]: the same data under a newer PostgreSQL.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupRefused, moveDatabase } from '@chonoi/api'
import { removeFormerData, upgradeCluster, UpgradeRefused } from '@chonoi/api/postgres'
import { readDatabaseSettings } from './settings.ts'
import { StartRefused } from './start-refused.ts'

const usage =
  'Usage: npm run upgrade:database [-- --former <folder of the old PostgreSQL> | --confirm | --to <address of the new database>]'

function readCommand() {
  try {
    const { former, confirm, to } = parseArgs({
      options: { former: { type: 'string' }, confirm: { type: 'boolean', default: false }, to: { type: 'string' } },
    }).values
    if ([former, to].filter(Boolean).length + Number(confirm) <= 1) return { former, confirm, to }
  } catch {
    // An unknown option.
  }
  throw new StartRefused(usage)
}

const tell = (what: string) => console.log(what)

try {
  const { former, confirm, to } = readCommand()
  const { databaseUrl, dataFolder } = readDatabaseSettings(process.env)
  const folder = join(dataFolder, 'postgres')
  if (databaseUrl) await move(databaseUrl, to, dataFolder)
  else if (to) throw new StartRefused('--to is for a database behind DATABASE_URL; the embedded one needs no address.')
  else if (confirm) for (const gone of removeFormerData(folder)) tell(`${gone} is removed.`)
  else {
    const upgraded = await upgradeCluster({ folder, formerHome: former, tell })
    tell(`The data is under PostgreSQL ${upgraded.to}. The old one stays in ${upgraded.former}.`)
    tell('Start the site, look at it, then: npm run upgrade:database -- --confirm')
  }
} catch (error) {
  const isTold = error instanceof StartRefused || error instanceof UpgradeRefused || error instanceof BackupRefused
  console.error(isTold ? error.message : error)
  process.exitCode = 1
}

async function move(from: string, to: string | undefined, dataFolder: string): Promise<void> {
  if (!to)
    throw new StartRefused(`DATABASE_URL is a server of its own: make an empty database on the new one.\n${usage}`)
  if (!/^postgres(ql)?:\/\//.test(to)) throw new StartRefused('--to must begin with postgres://.')
  const versions = await moveDatabase({ from, to, scratch: join(dataFolder, 'database.copy'), tell })
  tell(`The data is under PostgreSQL ${versions.to}. The old one on ${versions.from} is as it was.`)
  tell('Set DATABASE_URL to the new address and start the site.')
}
