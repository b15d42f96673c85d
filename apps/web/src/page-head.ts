import { pageMeta, socialImageSize } from '@chonoi/domain'
import { type Language, languages } from '@chonoi/i18n'
import type { ComponentProps } from 'react'
import { platformName } from './platform-name.ts'

export interface PageHeadOptions {
  /** The site's origin, e.g. https://chonoi.vn. */
  origin: string
  language: Language
  /** Without the site's name. */
  title: string
  description?: string
  /** The canonical address, without query unless the query selects the content. */
  path: string
  /** Replaces the site's image; a path or an address. */
  imageUrl?: string | null
  /** What the page is to those who show a preview of a link. Default 'website'. */
  type?: 'website' | 'article'
  /** The list whose feed is named, as its title and path. */
  feed?: { title: string; of: string }
  /** Default 'index, follow'. */
  robots?: string
  /** Structured data of schema.org. */
  jsonLd?: object | readonly object[]
}

const ownImage = '/og-image.png'

/** Returns the metadata for a page's head: `head: () => pageHead({ … })`. */
export function pageHead(options: PageHeadOptions) {
  const { origin, language, title, description, path, imageUrl, robots, jsonLd, type = 'website', feed } = options
  const address = new URL(path, origin).href
  const image = new URL(imageUrl ?? ownImage, origin).href
  const site = platformName()
  const meta = pageMeta({
    site,
    title,
    imageUrl: image,
    ...(description && { description }),
    ...(robots && { robots }),
  })
  const aboutShared = description ? [{ property: 'og:description', content: description }] : []
  return {
    meta: [
      { title: meta.title },
      ...described(description),
      { name: 'robots', content: meta.robots },
      { property: 'og:site_name', content: site },
      { property: 'og:type', content: type },
      { property: 'og:title', content: meta.title },
      ...aboutShared,
      { property: 'og:url', content: address },
      { property: 'og:locale', content: language === 'vi' ? 'vi_VN' : 'en_US' },
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: String(socialImageSize.width) },
      { property: 'og:image:height', content: String(socialImageSize.height) },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...structuredData(jsonLd),
    ],
    links: [
      { rel: 'canonical', href: inLanguage(address, language) },
      ...languages.map((one) => ({ rel: 'alternate', hrefLang: one, href: inLanguage(address, one) })),
      { rel: 'alternate', hrefLang: 'x-default', href: address },
      ...(feed
        ? [{ rel: 'alternate', type: 'application/rss+xml', title: feed.title, href: `${feed.of}/feed.xml` }]
        : []),
    ],
  }
}

/** The head of restricted pages: a title, and nothing for search engines. */
export function privateHead(title: string, description?: string) {
  const meta = pageMeta({ site: platformName(), title, robots: 'noindex, nofollow' })
  return { meta: [{ title: meta.title }, { name: 'robots', content: meta.robots }, ...described(description)] }
}

const described = (text?: string) => (text ? [{ name: 'description', content: text }] : [])

/** English pages have their own address; Vietnamese is the default. */
function inLanguage(address: string, language: Language): string {
  if (language === 'vi') return address
  const url = new URL(address)
  url.searchParams.set('lang', language)
  return url.href
}

/** The router renders it as a data script with every `<` escaped. Its types lack the name. */
function structuredData(jsonLd: PageHeadOptions['jsonLd']): ComponentProps<'meta'>[] {
  if (!jsonLd) return []
  const all: readonly object[] = Array.isArray(jsonLd) ? jsonLd : [jsonLd]
  return all.map(
    (one): Record<string, unknown> => ({
      'script:ld+json': { '@context': 'https://schema.org', ...one },
    }),
  )
}
