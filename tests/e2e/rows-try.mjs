import { chromium } from '@playwright/test'
import { existsSync } from 'node:fs'
const exe = process.env.CHROMIUM
const browser = await chromium.launch({
  executablePath: existsSync('/usr/bin/chromium-headless-shell')
    ? '/usr/bin/chromium-headless-shell'
    : '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
page.on(
  'console',
  (m) => ['error', 'warning'].includes(m.type()) && console.log('console', m.type(), m.text().slice(0, 300)),
)
page.on('pageerror', (e) => console.log('pageerror', String(e).slice(0, 300)))
const O = 'http://localhost:4391'
await page.goto(O + '/', { waitUntil: 'load' })
await page.waitForTimeout(3000)
console.log(
  'title',
  await page.title(),
  await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ds-color-primary')),
)
console.log(
  'button bg',
  await page.evaluate(() => {
    const b = document.querySelector('.ui-button--primary')
    return b && getComputedStyle(b).backgroundColor
  }),
)
await page.screenshot({ path: '/tmp/rows-home.png' })
await page.goto(O + '/register')
await page.waitForTimeout(1500)
await page.screenshot({ path: '/tmp/rows-register.png' })
await page.goto(O + '/login')
await page.waitForTimeout(1500)
await page.getByLabel(/^Email/).fill('superadmin@chonoi.test')
await page.locator('input[type=password]').fill('Chonoi#2026')
await page.locator('form button[type=submit]').click()
await page.waitForURL(/dashboard/)
await page.waitForTimeout(2500)
console.log('cookie', await page.evaluate(() => document.cookie))
await page.goto(O + '/admin/platform/settings')
await page.waitForTimeout(3000)
await page.screenshot({ path: '/tmp/rows-settings.png', fullPage: true })
console.log(
  'preview',
  await page.evaluate(() =>
    [...document.querySelectorAll('.ui-theme-scope button')].map((b) => getComputedStyle(b).backgroundColor),
  ),
)
await page.getByLabel(/Tên nền tảng/).fill('Chợ Phiên')
await page
  .getByLabel(/Màu chính/)
  .first()
  .fill('#7c3aed')
await page.getByLabel(/Địa chỉ logo/).fill('')
await page.getByLabel(/Chế độ bảo trì/).check({ force: true })
await page.getByRole('button', { name: 'Lưu', exact: true }).click()
await page.waitForTimeout(2500)
console.log(
  'after save title',
  await page.title(),
  await page.evaluate(() => [
    document.documentElement.dataset.brand,
    getComputedStyle(document.querySelector('.ui-button--primary') ?? document.body).backgroundColor,
    document.querySelector('header')?.innerText.slice(0, 60),
  ]),
)
await page.screenshot({ path: '/tmp/rows-saved.png' })
for (const path of ['/', '/products', '/cart', '/about']) {
  const r = await page.goto(O + path)
  await page.waitForTimeout(2500)
  console.log(
    path,
    r.status(),
    await page.title(),
    (await page.locator('h1').allInnerTexts()).join('|'),
    (await page.locator('main').innerText()).slice(0, 90).replaceAll('\n', ' / '),
  )
}
await page.screenshot({ path: '/tmp/rows-maint.png' })
const other = await browser.newPage()
console.log('visitor', (await other.goto(O + '/products')).status(), await other.title())
await browser.close()
