import { ApiError, createApiClient, unwrap } from '@chonoi/api-client'
import { themeColour } from '@chonoi/domain'
import type { SearchEngineSite } from '../search-engine-files.ts'
import { sharePicture, type ShareText } from './share-picture.ts'

/** Pictures that were asked for last, by what is in them. Each has about 20 KB. */
const kept = new Map<string, Promise<Buffer>>()
const mostKept = 200

const clientOf = ({ apiFetch }: SearchEngineSite) =>
  createApiClient({ baseUrl: 'http://site.internal', fetch: apiFetch, language: () => 'vi' })

/** The picture of an article of the platform for where its link is shared. */
export async function articlePicture(site: SearchEngineSite, slug: string): Promise<Response> {
  const client = clientOf(site)
  return answerWith(async () => {
    const [{ title }, { platformName, primaryColor }] = await Promise.all([
      unwrap(client.GET('/news/public/article/{slug}', { params: { path: { slug } } })),
      unwrap(client.GET('/public/platform/settings', {})),
    ])
    return { title, brand: platformName, color: primaryColor }
  })
}

/** The picture of an article of a shop, with its name and colour. */
export async function shopArticlePicture(site: SearchEngineSite, tenantSlug: string, slug: string): Promise<Response> {
  const client = clientOf(site)
  return answerWith(async () => {
    const [{ title }, { name, primaryColor }] = await Promise.all([
      unwrap(client.GET('/news/public/article/{slug}/tenant/{tenantSlug}', { params: { path: { slug, tenantSlug } } })),
      unwrap(client.GET('/tenants/public/slug/{slug}', { params: { path: { slug: tenantSlug } } })),
    ])
    // Not promised by the contract to be a colour.
    const color = /^#[\da-f]{6}$/i.exec(primaryColor ?? '')?.[0] ?? themeColour
    return { title, brand: name, color }
  })
}

/** Answers 404 for an article that isn't public. */
async function answerWith(read: () => Promise<ShareText>): Promise<Response> {
  try {
    const picture = await pictureOf(await read())
    return new Response(new Uint8Array(picture), {
      headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
    })
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return new Response('Not Found', { status: 404 })
    throw error
  }
}

function pictureOf(text: ShareText): Promise<Buffer> {
  const key = JSON.stringify(text)
  const known = kept.get(key) ?? sharePicture(text)
  kept.delete(key)
  kept.set(key, known)
  known.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return known
}
