import sharp from 'sharp'
import { expect, test } from 'vitest'
import { articlePicture, shopArticlePicture } from './article-pictures.ts'

const settings = { platformName: 'Chợ Nổi', primaryColor: '#2563eb' }
const titles: Record<string, string> = { 'dem-xuong-giong': 'Đêm xuống giống ở làng hoa Sa Đéc', other: 'Tết' }

function siteWith(shop: object) {
  const apiFetch = async ({ url }: Request) => {
    const { pathname } = new URL(url)
    if (pathname.endsWith('/public/platform/settings')) return Response.json(settings)
    if (pathname.includes('/tenants/')) return Response.json({ name: 'Gốm Bát Tràng', ...shop })
    const title = Object.entries(titles).find(([slug]) => pathname.includes(`/${slug}`))?.[1]
    if (!title) return Response.json({ status: 404, code: 'resource.not_found' }, { status: 404 })
    return Response.json({ title })
  }
  return { publicUrl: 'https://chonoi.test', apiFetch }
}
const site = siteWith({ primaryColor: '#b45309' })
const bytesOf = async (answer: Response | Promise<Response>) => Buffer.from(await (await answer).arrayBuffer())

/** The colour of a pixel as rgb numbers. */
async function pixel(picture: Buffer, left: number, top: number) {
  const area = { left, top, width: 1, height: 1 }
  return [...(await sharp(picture).extract(area).removeAlpha().toColorspace('srgb').raw().toBuffer())]
}

test('articlePicture: a PNG of 1200 × 630 with the brand colour at its edge', async () => {
  const answer = await articlePicture(site, 'dem-xuong-giong')
  expect(answer.headers.get('content-type')).toBe('image/png')
  const picture = await bytesOf(answer)
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
  expect(await pixel(picture, 5, 300)).toEqual([0x25, 0x63, 0xeb])
})

test('articlePicture: another title is another picture', async () => {
  const [one, other] = await Promise.all(
    ['dem-xuong-giong', 'other'].map((slug) => bytesOf(articlePicture(site, slug))),
  )
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false)
})

test("shopArticlePicture: has the shop's colour, and the site's where a shop has none", async () => {
  const own = await bytesOf(shopArticlePicture(site, 'gom-bat-trang', 'other'))
  expect(await pixel(own, 5, 300)).toEqual([0xb4, 0x53, 0x09])
  for (const primaryColor of [null, '"/><script>']) {
    const standard = await bytesOf(shopArticlePicture(siteWith({ primaryColor }), 'gom-bat-trang', 'other'))
    expect(await pixel(standard, 5, 300)).toEqual([0x25, 0x63, 0xeb])
  }
})

test('articlePicture: 404 for an article that is not public', async () => {
  expect((await articlePicture(site, 'nothing')).status).toBe(404)
})
