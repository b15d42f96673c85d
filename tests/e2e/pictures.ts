// Pictures of every screen in three widths, both languages and both themes, to look at: npm run pictures (a site must run
// at SITE_URL). Arguments narrow the paths: node pictures.ts /wallet /admin; LOOKS narrows the looks: LOOKS=1280-en-dark,768.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { publicRoutes, type SignedInArea, signedInAreas } from '@chonoi/test-browser/routes'
import { visitorLaunch } from '@chonoi/test-browser/chromium'
import { findChromium, userAgent } from './support/chromium.ts'
import { signIn } from './support/people.ts'
import { watchRequests } from './support/settle.ts'
import { Site } from './support/site.ts'
import { rememberedBy } from './support/visitor.ts'

const origin = process.env.SITE_URL ?? 'http://localhost:3000'
const folder = process.env.PICTURES ?? '/tmp/pictures'
const wanted = process.argv.slice(2)
const looks = [
  { width: 1280, language: 'vi', theme: 'light' },
  { width: 768, language: 'en', theme: 'light' },
  { width: 360, language: 'vi', theme: 'dark' },
  { width: 1280, language: 'en', theme: 'dark' },
  { width: 360, language: 'en', theme: 'light' },
  { width: 768, language: 'vi', theme: 'dark' },
] as const
const areas = [{ who: null, routes: publicRoutes }, ...signedInAreas] as const

const site = new Site(origin)
const [product] = await site.products('search=bat&limit=1')
const browser = await chromium.launch({ ...visitorLaunch, ...findChromium() })
mkdirSync(folder, { recursive: true })
const wantedLooks = process.env.LOOKS?.split(',') ?? ['']
for (const { language, theme, width } of looks) {
  const look = `${width}-${language}-${theme}`
  if (!wantedLooks.some((start) => look.startsWith(start))) continue
  for (const area of areas) {
    const paths = area.routes.filter((path) => wanted.length === 0 || wanted.includes(path))
    if (paths.length === 0) continue
    const context = await browser.newContext({
      userAgent,
      baseURL: origin,
      viewport: { width, height: 900 },
      timezoneId: 'Asia/Ho_Chi_Minh',
      storageState: rememberedBy({ language, theme }, origin),
    })
    const page = await context.newPage()
    const { settle } = watchRequests(page)
    const ids = area.who ? await enter(page, area) : { product: product?.slug ?? '', order: '' }
    for (const path of paths) await takePicture(page, settle, path, ids, look)
    await context.close()
  }
}
await browser.close()

type Ids = Readonly<Record<string, string>>

/** Signs in. Returns what this user may see, for the pages of one. */
async function enter(page: Page, { who, lists }: SignedInArea): Promise<Ids> {
  await signIn(page, site, who)
  return site.idsOf(await site.signIn(who), lists)
}

async function takePicture(page: Page, settle: () => Promise<void>, path: string, ids: Ids, look: string) {
  await page.goto(path.replace(/:(\w+)/, (_, name: string) => ids[name] ?? ''))
  // Pictures further down are fetched once they are near.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 700) await page.mouse.wheel(0, 700)
  await settle()
  await page.evaluate(() => scrollTo(0, 0))
  const name = path === '/' ? 'home' : path.slice(1).replace(/[^\w-]+/g, '-')
  await page.screenshot({ path: join(folder, `${name}-${look}.png`), fullPage: true })
}
