import type { Product, PublicArticle, SchemaOf } from '@chonoi/contract'
import { siteName, vndFromCents } from '@chonoi/domain'

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
    category: product.category.name,
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

/** Structured data of an article. */
export function articleData(article: PublicArticle, url: string, origin: string) {
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.metaDescription ?? article.excerpt,
    ...(article.featuredImageUrl && { image: [new URL(article.featuredImageUrl, origin).href] }),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    author: article.author
      ? { '@type': 'Person', name: article.author.displayName }
      : { '@type': 'Organization', name: article.tenantName, url: origin },
    publisher: { '@type': 'Organization', name: siteName, url: origin },
    mainEntityOfPage: url,
    ...(article.category && { articleSection: article.category.name }),
    keywords: article.tags.map(({ name }) => name),
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
