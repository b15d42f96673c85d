import { createApiClient } from '@chonoi/api-client'
import { QueryClient } from '@tanstack/react-query'
import { isRedirect, notFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { atPresentAddress } from './former-shop.ts'

/** A market in which the shop `gom-moi` was `gom-cu` before. */
function market() {
  const asked: string[] = []
  const fetch = async ({ url }: Request) => {
    asked.push(url)
    const isKnown = /\/(gom-cu|gom-moi)$/.test(url)
    return isKnown ? Response.json({ slug: 'gom-moi' }) : Response.json({ code: 'resource.not_found' }, { status: 404 })
  }
  const api = createApiClient({ baseUrl: 'http://site.internal', fetch, language: () => 'vi' })
  return { asked, context: { queryClient: new QueryClient(), services: { api } } }
}
const missing = () => Promise.reject(notFound() as unknown as Error)
const thrownBy = (work: Promise<unknown>) => work.then(() => undefined).catch((thrown: unknown) => thrown)

test('a page below a former address of a shop leads to the same page below the present one', async () => {
  const place = { slug: 'gom-cu', href: '/marketplace/tenant/gom-cu/news/men-tro?lang=en' }
  const thrown = await thrownBy(atPresentAddress(market().context, place, missing()))
  expect(isRedirect(thrown) && thrown.options).toMatchObject({
    href: '/marketplace/tenant/gom-moi/news/men-tro?lang=en',
    statusCode: 301,
  })
})

test('what a shop does not have stays not found, and so does a shop that never was', async () => {
  for (const slug of ['gom-moi', 'khong-co']) {
    const place = { slug, href: `/marketplace/tenant/${slug}/news/nothing` }
    expect(await thrownBy(atPresentAddress(market().context, place, missing()))).toMatchObject({ isNotFound: true })
  }
})

test('a page that is there asks for no shop', async () => {
  const { asked, context } = market()
  expect(await atPresentAddress(context, { slug: 'gom-moi', href: '/' }, Promise.resolve('trang'))).toBe('trang')
  expect(asked).toEqual([])
})
