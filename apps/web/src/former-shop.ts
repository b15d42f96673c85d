import { shopQueries } from '@chonoi/features/shops/shop-queries'
import { isNotFound, redirect } from '@tanstack/react-router'
import type { RouterContext } from './router.tsx'

type ShopContext = Pick<RouterContext, 'queryClient'> & { services: Pick<RouterContext['services'], 'api'> }

/**
 * Loads a page below a shop's address. What isn't found there may be below a former address of the shop, which leads
 * to the same page below its present one for good. Asked only then: other pages don't wait for the shop.
 */
export async function atPresentAddress<Loaded>(
  { queryClient, services }: ShopContext,
  { slug, href }: { slug: string; href: string },
  loading: Promise<Loaded>,
): Promise<Loaded> {
  try {
    return await loading
  } catch (thrown) {
    if (!isNotFound(thrown)) throw thrown
    const shop = await queryClient.ensureQueryData(shopQueries(services.api).bySlug(slug)).catch(() => undefined)
    if (!shop || shop.slug === slug) throw thrown
    const [former, present] = [slug, shop.slug].map((one) => `/marketplace/tenant/${one}/`) as [string, string]
    throw redirect({ href: href.replace(former, present), statusCode: 301, replace: true })
  }
}
