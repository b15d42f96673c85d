import type { Product, PublicArticle, PublicSeries, SchemaOf } from '@chonoi/contract'
import { href, vndFromCents } from '@chonoi/domain'
import { articleHref, platformNews, seriesHref } from '@chonoi/features/news/news-link'
import { platformName } from './platform-name.ts'

const conditions = {
  NEW: 'https://schema.org/NewCondition',
  USED: 'https://schema.org/UsedCondition',
  REFURBISHED: 'https://schema.org/RefurbishedCondition',
} as const satisfies Record<Product['condition'], string>

function rating({ ratingAverage, ratingCount }: { ratingAverage: number; ratingCount: number }) {
  if (ratingCount === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: ratingAverage,
      reviewCount: ratingCount,
      bestRating: 5,
    },
  }
}

/** Structured data of a product, with price and availability of each variant. */
export function productData(product: Product, origin: string) {
  const url = new URL(`/products/${product.slug}`, origin).href
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    url,
    image: product.images.map((image) => new URL(image.url, origin).href),
    ...(product.category && { category: product.category.name }),
    itemCondition: conditions[product.condition],
    ...(product.sku && { sku: product.sku }),
    offers: product.variants.map((variant) => ({
      '@type': 'Offer',
      url,
      name: variant.name || product.name,
      price: vndFromCents(variant.priceInCents),
      priceCurrency: 'VND',
      availability: `https://schema.org/${variant.availableStock > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: conditions[product.condition],
      seller: { '@type': 'Organization', name: product.tenant.name },
    })),
    ...rating(product),
  }
}

/** Structured data of a shop. */
export function shopData(shop: SchemaOf<'PublicTenantProfile'>, origin: string) {
  return {
    '@type': 'Store',
    name: shop.name,
    url: new URL(`/marketplace/tenant/${shop.slug}`, origin).href,
    ...(shop.description && { description: shop.description }),
    ...(shop.logoUrl && {
      logo: new URL(shop.logoUrl, origin).href,
      image: new URL(shop.bannerUrl ?? shop.logoUrl, origin).href,
    }),
    ...(shop.city && { address: { '@type': 'PostalAddress', addressLocality: shop.city, addressCountry: 'VN' } }),
    ...rating(shop.stats),
  }
}

const platformData = (origin: string) => ({ '@type': 'Organization', name: platformName(), url: origin })

/** Who wrote an article: its author; without one its shop, or the platform. */
function writerData({ author, tenantSlug, tenantName }: PublicArticle, origin: string) {
  if (author) return { '@type': 'Person', name: author.displayName }
  if (tenantSlug === platformNews) return platformData(origin)
  const url = new URL(href('/marketplace/tenant/$slug', { slug: tenantSlug }), origin).href
  return { '@type': 'Organization', name: tenantName, url }
}

/** Structured data of an article. */
export function articleData(article: PublicArticle, url: string, origin: string) {
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.metaDescription ?? article.excerpt,
    ...(article.featuredImageUrl && { image: [new URL(article.featuredImageUrl, origin).href] }),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    author: writerData(article, origin),
    publisher: platformData(origin),
    mainEntityOfPage: url,
    ...(article.category && { articleSection: article.category.name }),
    ...(article.series && {
      isPartOf: {
        '@type': 'CreativeWorkSeries',
        name: article.series.title,
        url: new URL(seriesHref(article.tenantSlug, article.series), origin).href,
      },
      position: article.series.part,
    }),
    keywords: article.tags.map(({ name }) => name),
  }
}

/** Structured data of a series with its articles in their order. */
export function seriesData(series: PublicSeries, url: string, origin: string) {
  return {
    '@type': 'CreativeWorkSeries',
    name: series.title,
    url,
    ...(series.description && { description: series.description }),
    ...(series.featuredImageUrl && { image: new URL(series.featuredImageUrl, origin).href }),
    mainEntity: itemListData(
      series.articles.map((article) => ({ name: article.title, path: articleHref(article) })),
      origin,
    ),
  }
}

/** Structured data of an ordered list of pages. */
export function itemListData(items: readonly { name: string; path: string }[], origin: string) {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: new URL(path, origin).href,
    })),
  }
}

/** Structured data of the path from the top of the site to a page. */
export function breadcrumbData(items: readonly { name: string; path: string }[], origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  }
}
