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

/** The page of a category of the platform; of a shop, its list with the filter. */
export const newsCategoryHref = (tenantSlug: string, { id, slug }: { id: string; slug: string }) =>
  tenantSlug === platformNews
    ? href('/news/categories/$slug', { slug })
    : href('/marketplace/tenant/$slug/news', { slug: tenantSlug, query: { categoryId: id } })

export const newsTagHref = (tenantSlug: string, { slug }: { slug: string }) =>
  tenantSlug === platformNews
    ? href('/news/tags/$slug', { slug })
    : href('/marketplace/tenant/$slug/news', { slug: tenantSlug, query: { tag: slug } })

/** The page of an author of the platform; of a shop, its list with the filter. */
export const newsAuthorHref = (tenantSlug: string, { slug }: { slug: string }) =>
  tenantSlug === platformNews
    ? href('/news/authors/$slug', { slug })
    : href('/marketplace/tenant/$slug/news', { slug: tenantSlug, query: { author: slug } })

/** The list of the platform's series, or of a shop's. */
export const seriesListHref = (tenantSlug: string) =>
  tenantSlug === platformNews
    ? href('/news/series')
    : href('/marketplace/tenant/$slug/news/series', { slug: tenantSlug })

export const seriesHref = (tenantSlug: string, { slug }: { slug: string }) =>
  tenantSlug === platformNews
    ? href('/news/series/$slug', { slug })
    : href('/marketplace/tenant/$slug/news/series/$series', { slug: tenantSlug, series: slug })
