import { slugFrom } from '@chonoi/domain'
import type { Random } from '../random.ts'

/** Collects the tags of a tenant's articles, each tag once. */
export function planTags(tenantId: string, random: Random) {
  const tags = new Map<string, { id: string; tenantId: string; name: string; slug: string }>()
  const articleTags: { articleId: string; tagId: string; tenantId: string; position: number }[] = []
  return {
    add(articleId: string, names: readonly string[]) {
      for (const [position, name] of names.entries()) {
        const slug = slugFrom(name)
        const tag = tags.get(slug) ?? { id: random.uuid(), tenantId, name, slug }
        tags.set(slug, tag)
        articleTags.push({ articleId, tagId: tag.id, tenantId, position })
      }
    },
    rows: () => ({ tags: [...tags.values()], articleTags }),
  }
}
