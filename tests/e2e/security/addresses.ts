import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ProductList } from '@chonoi/contract'
import { adminRoutes, customerRoutes, publicRoutes, sellerRoutes } from '@chonoi/test-browser/routes'

/** Every page of the site, with the id of a product that is there. What hasn't one is asked for with any word. */
export function pagePaths(productId: string): string[] {
  const routes = [...publicRoutes, ...customerRoutes, ...sellerRoutes, ...adminRoutes]
  return [...new Set(routes.map((route) => route.replace(':product', productId).replaceAll(/:\w+/g, 'x')))]
}

const built = join(import.meta.dirname, '..', '..', '..', 'apps', 'web', 'dist', 'client')
const assetOf = (extension: string) =>
  `/assets/${readdirSync(join(built, 'assets')).find((file) => file.endsWith(extension)) ?? extension}`

/** Bytes that an address can't stand for: an escape without its digits, no UTF-8, half of a letter. */
const halfEscapes = ['%', '%ff', '%E0%A4%A', '%00']

/** An address, and an unknown one, of every route of the server itself, by the pattern that answers it. */
export function serverPaths(imageUrl: string): Record<string, string[]> {
  return {
    '/api/v1/*': [
      ...['/api/v1/health', '/api/v1/products', '/api/v1/auth/me', '/api/v1/nothing'],
      ...halfEscapes.map((half) => `/api/v1/products/${half}`),
    ],
    '/api/v1/openapi.json': ['/api/v1/openapi.json'],
    '/api/docs': ['/api/docs'],
    '/api/docs/': ['/api/docs/'],
    '/api/docs/reference.js': ['/api/docs/reference.js'],
    '/api/docs/reference.css': ['/api/docs/reference.css'],
    '/api/docs/:file{swagger-ui(-bundle)?\\.(js|css)}': ['/api/docs/swagger-ui-bundle.js', '/api/docs/swagger-ui.css'],
    '/api/docs/*': ['/api/docs/nothing', ...halfEscapes.map((half) => `/api/docs/${half}`)],
    '/llms.txt': ['/llms.txt'],
    '/api/*': ['/api/nothing', ...halfEscapes.map((half) => `/api/${half}`)],
    '/files/*': [
      ...[imageUrl, '/files/public/aa/nothing.webp', '/files/%2e%2e/secret.key'],
      ...halfEscapes.map((half) => `/files/${half}.webp`),
      ...halfEscapes.map((half) => `/files/public/aa/${half}`),
    ],
    '/robots.txt': ['/robots.txt'],
    '/sitemap.xml': ['/sitemap.xml'],
    '/sitemap-pages.xml': ['/sitemap-pages.xml'],

    '/:file{sitemap-shop-[a-z\\d-]+\\.xml}': ['/sitemap-shop-gom-bat-trang.xml', '/sitemap-shop-khong-co.xml'],
    '/:file{sitemap-(?:products|news)-\\d+\\.xml}': [
      ...['/sitemap-products-1.xml', '/sitemap-products-999.xml', '/sitemap-news-1.xml', '/sitemap-news-999.xml'],
    ],
    '/news/feed.xml': ['/news/feed.xml'],
    '/marketplace/tenant/:slug/news/feed.xml': [
      '/marketplace/tenant/nothing/news/feed.xml',
      ...halfEscapes.map((half) => `/marketplace/tenant/${half}/news/feed.xml`),
    ],
    '/news/:slug/share.png': ['/news/nothing/share.png', ...halfEscapes.map((half) => `/news/${half}/share.png`)],
    '/marketplace/tenant/:tenant/news/:slug/share.png': [
      '/marketplace/tenant/gom-bat-trang/news/nothing/share.png',
      ...halfEscapes.map((half) => `/marketplace/tenant/${half}/news/${half}/share.png`),
    ],
    '/offline': ['/offline'],
    '/dev/outbox': ['/dev/outbox'],
    '/assets/*': [
      ...[assetOf('.js'), assetOf('.css'), assetOf('.woff2'), '/assets/nothing.js'],
      ...halfEscapes.map((half) => `/assets/${half}.js`),
    ],
    '/storybook': ['/storybook'],
    '/storybook/*': ['/storybook/', '/storybook/nothing.js', ...halfEscapes.map((half) => `/storybook/${half}.js`)],
    '/*': [
      ...[
        '/favicon.ico',
        '/favicon.svg',
        '/site.webmanifest',
        '/icon-192.png',
        '/nothing',
        '/sw.js',
        '/firebase-messaging-sw.js',
      ],
      ...halfEscapes.flatMap((half) => [`/${half}`, `/products/${half}`, `/search?q=${half}`]),
    ],
  }
}

/** A product of the site and the address of its picture. */
export async function anyProduct(origin: string): Promise<{ id: string; imageUrl: string }> {
  const { data } = (await (await fetch(`${origin}/api/v1/products?limit=1`)).json()) as ProductList
  const [first] = data
  if (!first?.imageUrl) throw new Error('The site has no products.')
  return { id: first.id, imageUrl: first.imageUrl }
}
