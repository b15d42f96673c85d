import { createApiClient } from '@chonoi/api-client'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { homeQueries } from './home-queries.ts'

test('[API-12] the home page asks for the featured products and for twelve others', async () => {
  const urls: URL[] = []
  const api = createApiClient({
    baseUrl: 'https://chonoi.test',
    fetch: async ({ url }) => {
      urls.push(new URL(url))
      return Response.json({ data: [] })
    },
  })
  const client = new QueryClient()
  await client.fetchQuery(homeQueries(api).featured())
  await client.fetchQuery(homeQueries(api).newest())
  expect(urls.map(({ pathname }) => pathname)).toEqual(['/api/v1/products/featured', '/api/v1/products'])
  expect(urls[1]?.searchParams.get('limit')).toBe('12')
})
