import { ApiError, type BrowserConnection, safeNext } from '@chonoi/api-client'
import { GuestOnlyRoute, ProtectedRoute } from '@chonoi/features/app/guards'
import { productQueries } from '@chonoi/features/catalog/catalog-queries'
import { shopQueries } from '@chonoi/features/shops/shop-queries'
import { ErrorScreen } from '@chonoi/features/shell/error-screen'
import { LoadingScreen } from '@chonoi/features/shell/loading-screen'
import { NotFoundScreen } from '@chonoi/features/shell/not-found-screen'
import { type I18n, loadNamespaces, type Namespace } from '@chonoi/i18n'
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { shop } from './shop.ts'
import { ShopHome } from './shop-home.tsx'
import { ShopRoot } from './shop-root.tsx'

export interface ShopContext {
  i18n: I18n
  queryClient: QueryClient
  connection: BrowserConnection
}

const root = createRootRouteWithContext<ShopContext>()({ component: ShopRoot })

/** Returns a loader of a screen's namespaces in the current language. */
const words =
  (...names: Namespace[]) =>
  ({ context: { i18n } }: { context: ShopContext }) =>
    loadNamespaces(i18n, i18n.language, names)

const titled = (text: string) => ({ meta: [{ title: `${text} · ${shop.name}` }] })

/** Returns a page's title in the current language. */
const title =
  (words: (t: I18n['t']) => string) =>
  ({ match }: { match: { context: ShopContext } }) =>
    titled(words(match.context.i18n.t))

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: words('shops', 'products', 'catalog'),
  head: () => ({ meta: [{ title: shop.name }] }),
  component: ShopHome,
})

/** The screens' path of the product list, which is the shop's front page here. */
const products = createRoute({
  getParentRoute: () => root,
  path: '/products',
  beforeLoad: ({ location }) => {
    throw redirect({ href: `/${location.searchStr}` })
  },
})

const product = createRoute({
  getParentRoute: () => root,
  path: '/products/$productId',
  loader: async ({ context, params }) => {
    const { queryClient, connection } = context
    const [found, tenant] = await Promise.all([
      queryClient.ensureQueryData(productQueries(connection.api).detail(params.productId)),
      queryClient.ensureQueryData(shopQueries(connection.api).bySlug(shop.slug)),
      words('products', 'catalog', 'reviews', 'questions', 'forms')({ context }),
    ]).catch((error: unknown) => {
      throw error instanceof ApiError && (error.status === 404 || error.status === 422) ? notFound() : error
    })
    // The marketplace has products of other shops; this shop shows only its own.
    if (found.tenant.id !== tenant.id) throw notFound()
    return { tenantId: tenant.id, name: found.name }
  },
  head: ({ loaderData }) => (loaderData ? titled(loaderData.name) : {}),
  component: lazyRouteComponent(() => import('./product-page.tsx'), 'ProductPage'),
})

const cart = createRoute({
  getParentRoute: () => root,
  path: '/cart',
  loader: words('cart', 'catalog', 'forms'),
  head: title((t) => t('cart:title')),
  component: lazyRouteComponent(() => import('@chonoi/features/cart/cart-screen'), 'CartScreen'),
})

const guests = createRoute({
  getParentRoute: () => root,
  id: 'guests',
  component: function Guests() {
    const { next } = guests.useSearch() as { next?: unknown }
    return (
      <GuestOnlyRoute destination={typeof next === 'string' ? safeNext(next, location.origin) : '/'}>
        <Outlet />
      </GuestOnlyRoute>
    )
  },
})

const login = createRoute({
  getParentRoute: () => guests,
  path: '/login',
  loader: words('auth', 'forms'),
  head: title((t) => t('auth:login.title')),
  component: lazyRouteComponent(() => import('@chonoi/features/auth/login-screen'), 'LoginScreen'),
})

const register = createRoute({
  getParentRoute: () => guests,
  path: '/register',
  loader: words('auth', 'forms'),
  head: title((t) => t('auth:register.title')),
  component: lazyRouteComponent(() => import('@chonoi/features/auth/register-screen'), 'RegisterScreen'),
})

const members = createRoute({
  getParentRoute: () => root,
  id: 'members',
  component: () => (
    <ProtectedRoute>
      <Outlet />
    </ProtectedRoute>
  ),
})

const checkout = createRoute({
  getParentRoute: () => members,
  path: '/checkout',
  loader: words('cart', 'payments', 'forms'),
  head: title((t) => t('cart:checkout.title')),
  component: lazyRouteComponent(() => import('@chonoi/features/checkout/checkout-screen'), 'CheckoutScreen'),
})

const addresses = createRoute({
  getParentRoute: () => members,
  path: '/addresses',
  loader: words('addresses', 'forms'),
  head: title((t) => t('addresses:title')),
  component: lazyRouteComponent(() => import('@chonoi/features/addresses/addresses-screen'), 'AddressesScreen'),
})

const orders = createRoute({
  getParentRoute: () => members,
  path: '/orders',
  loader: words('orders'),
  head: title((t) => t('orders:mine.title')),
  component: lazyRouteComponent(() => import('@chonoi/features/orders/buyer-orders-screen'), 'BuyerOrdersScreen'),
})

const order = createRoute({
  getParentRoute: () => members,
  path: '/orders/$orderId',
  loader: words('orders', 'forms', 'invoices'),
  head: title((t) => t('orders:mine.title')),
  component: lazyRouteComponent(() => import('./order-pages.tsx'), 'OrderPage'),
})

const confirmation = createRoute({
  getParentRoute: () => members,
  path: '/orders/$orderId/confirmation',
  loader: words('orders', 'payments'),
  head: title((t) => t('orders:confirmation.title')),
  component: lazyRouteComponent(() => import('./order-pages.tsx'), 'ConfirmationPage'),
})

/** The shop's screens: those of the packages at the addresses they name, and a front page of its own. */
export function createShopRouter(context: ShopContext) {
  const router = createRouter({
    routeTree: root.addChildren([
      home,
      products,
      product,
      cart,
      guests.addChildren([login, register]),
      members.addChildren([checkout, addresses, orders, order, confirmation]),
    ]),
    context,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    // Queries stay strings, because the screens parse them.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString()
      return text && `?${text}`
    },
  })
  context.i18n.on('languageChanged', () => void router.invalidate())
  return router
}
