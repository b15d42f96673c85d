import { href } from '@chonoi/domain'

/** The slug of the platform's tenant, whose articles are at /news. */
export const platformNews = 'default'

/** The list of the platform's articles, or of a shop's. */
export const newsHref = (tenantSlug: string) =>
  tenantSlug === platformNews ? href('/news') : href('/marketplace/tenant/$slug/news', { slug: tenantSlug })

export const articleHref = ({ tenantSlug, slug }: { tenantSlug: string; slug: string }) =>
  tenantSlug === platformNews
    ? href('/news/$slug', { slug })
    : href('/marketplace/tenant/$slug/news/$article', { slug: tenantSlug, article: slug })

/** The page of a category of the platform, or of a shop. */
export const newsCategoryHref = (tenantSlug: string, { slug }: { slug: string }) =>
  tenantSlug === platformNews
    ? href('/news/categories/$slug', { slug })
    : href('/marketplace/tenant/$slug/news/categories/$category', { slug: tenantSlug, category: slug })

export const newsTagHref = (tenantSlug: string, { slug }: { slug: string }) =>
  tenantSlug === platformNews
    ? href('/news/tags/$slug', { slug })
    : href('/marketplace/tenant/$slug/news/tags/$tag', { slug: tenantSlug, tag: slug })

export const newsAuthorHref = (tenantSlug: string, { slug }: { slug: string }) =>
  tenantSlug === platformNews
    ? href('/news/authors/$slug', { slug })
    : href('/marketplace/tenant/$slug/news/authors/$author', { slug: tenantSlug, author: slug })

/** The list of the platform's series, or of a shop's. */
export const seriesListHref = (tenantSlug: string) =>
  tenantSlug === platformNews
    ? href('/news/series')
    : href('/marketplace/tenant/$slug/news/series', { slug: tenantSlug })

export const seriesHref = (tenantSlug: string, { slug }: { slug: string }) =>
  tenantSlug === platformNews
    ? href('/news/series/$slug', { slug })
    : href('/marketplace/tenant/$slug/news/series/$series', { slug: tenantSlug, series: slug })
