import { homeQueries } from '@chonoi/features/home/home-queries'
import { HomeScreen } from '@chonoi/features/home/home-screen'
import { loadNamespaces } from '@chonoi/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { platformName } from '../platform-name.ts'

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    const { i18n, language, queryClient, services } = context
    const queries = homeQueries(services.api)
    await Promise.all([
      loadNamespaces(i18n, language, ['home', 'catalog', 'shops']),
      // A failed part is handled where it is displayed.
      queryClient.prefetchQuery(queries.categories()),
      queryClient.prefetchQuery(queries.popular()),
      queryClient.prefetchQuery(queries.featured()),
      queryClient.prefetchQuery(queries.newest()),
      queryClient.prefetchQuery(queries.shops()),
    ])
    return {
      origin: services.origin,
      language,
      title: i18n.t('shell:tagline'),
      description: i18n.t('shell:description'),
    }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { origin } = loaderData
    return pageHead({ ...loaderData, path: '/', jsonLd: [organization(origin), webSite(origin)] })
  },
  component: HomeScreen,
})

const organization = (origin: string) => ({
  '@type': 'Organization',
  name: platformName(),
  url: origin,
  logo: new URL('/favicon.svg', origin).href,
})

const webSite = (origin: string) => ({
  '@type': 'WebSite',
  name: platformName(),
  url: origin,
  inLanguage: ['vi', 'en'],
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${new URL('/search', origin).href}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
