import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { Review } from '@chonoi/contract'

/** A review of the demo, as if its author showed pictures: those of the demo's goods, which are on the site. */
export async function reviewWithPictures(api: ApiClient): Promise<Review> {
  const { data: reviews } = await unwrap(api.GET('/reviews', { params: { query: { isVerified: true, limit: 1 } } }))
  const { data: goods } = await unwrap(api.GET('/products', { params: { query: { limit: 20 } } }))
  const images = goods.flatMap(({ imageUrl }) => (imageUrl ? [imageUrl] : [])).slice(0, 3)
  const [review] = reviews
  if (!review || images.length < 3) throw new Error('The demo has no such review or too few pictures.')
  return { ...review, images }
}
