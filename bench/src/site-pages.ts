import { adminRoutes, customerRoutes, notForSearch, publicRoutes, sellerRoutes } from '@chonoi/test-browser/routes'
import { type Person, signedIn } from './demo-people.ts'

/** One page of the site: its route, and an address that it has with the demo data. */
export interface SitePage {
  route: string
  path: string
}

export interface PublicPage extends SitePage {
  /** Whether search engines are told to leave it out. */
  isNotForSearch: boolean
}

const everyProduct = '/products/management/all'
const everyOrder = '/orders/management/all'

/** The pages of those who sign in, and where an order and a product of theirs are found. */
const areas = [
  { person: 'customer@chonoi.test', routes: customerRoutes, orders: '/orders/my-orders', products: '/products' },
  { person: 'seller@chonoi.test', routes: sellerRoutes, orders: everyOrder, products: everyProduct },
  { person: 'admin@chonoi.test', routes: adminRoutes, orders: everyOrder, products: everyProduct },
] as const

interface First {
  data: { id: string; slug: string }[]
}

async function firstOf(origin: string, path: string, headers = {}): Promise<First['data'][number]> {
  const answer = await fetch(`${origin}/api/v1${path}?limit=1`, { headers })
  const [first] = answer.ok ? ((await answer.json()) as First).data : []
  if (!first) throw new Error(`${path} has nothing to open: ${answer.status}`)
  return first
}

/** Every page that needs no sign-in. */
export async function publicPages(origin: string): Promise<PublicPage[]> {
  const { slug } = await firstOf(origin, '/products')
  return publicRoutes.map((route) => ({
    route,
    path: route.replace(':product', slug),
    isNotForSearch: notForSearch.has(route),
  }))
}

/** Every page that needs one, by who opens it. */
export function pagesOfPeople(origin: string): Promise<{ person: Person; pages: SitePage[] }[]> {
  return Promise.all(
    areas.map(async ({ person, routes, orders, products }) => {
      const headers = await signedIn(origin, person)
      const [order, product] = [await firstOf(origin, orders, headers), await firstOf(origin, products, headers)]
      const pages = routes.map((route) => ({
        route,
        path: route.replace(':order', order.id).replace(':product', product.id),
      }))
      return { person, pages }
    }),
  )
}
