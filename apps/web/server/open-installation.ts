import {
  type Api,
  administratorLinkHours,
  beginInstallation,
  hasAdministrator,
  inviteAdministrator,
  leaveDemo,
  openOwner,
  readInstallation,
} from '@chonoi/api'
import { seedDemo } from '@chonoi/api/seed'
import type { Settings } from './settings.ts'
import { StartRefused } from './start-refused.ts'

type Owner = ReturnType<typeof openOwner>
type DemoSettings = Pick<Settings, 'demo' | 'isReachable' | 'adminEmail' | 'paymentSandbox'>

/**
 * Whether the site runs as a demo: as configured, else as its database was created. A demo is refused on a publicly
 * reachable site.
 */
export async function decideDemo(settings: DemoSettings, ownerUrl: string): Promise<boolean> {
  const isDemo = await readDemo(settings, ownerUrl)
  // Anybody can mark a payment as paid in the sandbox.
  if (!isDemo && settings.paymentSandbox.url)
    throw new StartRefused('PAYMENT_SANDBOX_URL is for demos: a real installation takes payments from real providers.')
  return isDemo
}

async function readDemo({ demo, isReachable }: DemoSettings, ownerUrl: string): Promise<boolean> {
  const installation = await asOwner(ownerUrl, readInstallation)
  if (installation === 'REAL') {
    if (demo === 'on' || demo === 'public') {
      throw new StartRefused(
        'This database holds a real installation, which can not become a demo: set DEMO=off, or use another database or DATA_DIR.',
      )
    }
    return false
  }
  if (demo === 'off') return false
  if (isReachable && demo !== 'public') {
    throw new StartRefused(
      'A demo has accounts with a known password, so it is refused where strangers can reach it: set DEMO=off for a real installation, or DEMO=public to show a demo to everybody.',
    )
  }
  return true
}

/** Fills an empty database, or turns off demo mode. Returns messages for the person starting the site. */
export function openInstallation(
  { adminEmail }: DemoSettings,
  { api, ownerUrl, isDemo }: { api: Api; ownerUrl: string; isDemo: boolean },
): Promise<readonly string[]> {
  return asOwner(ownerUrl, async (owner) => {
    if (isDemo) {
      await seedDemo({ owner, ports: api.ports })
      return []
    }
    await beginInstallation(owner)
    const deactivated = await leaveDemo(owner, api.ports.now())
    return [
      ...(deactivated > 0 ? [`The demo was left: ${deactivated} demo accounts are deactivated.`] : []),
      ...(await firstAdministrator(owner, api, adminEmail)),
    ]
  })
}

async function firstAdministrator(owner: Owner, api: Pick<Api, 'ports'>, email: string | undefined): Promise<string[]> {
  if (await hasAdministrator(owner)) return []
  if (!email) return ['There is no administrator yet. Make one: npm run admin:create -- you@example.vn']
  const link = await inviteAdministrator(owner, api.ports, { email })
  return [`Choose the password of ${email} within ${administratorLinkHours} hours: ${link}`]
}

async function asOwner<T>(ownerUrl: string, work: (owner: Owner) => Promise<T>): Promise<T> {
  const owner = openOwner(ownerUrl)
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}
