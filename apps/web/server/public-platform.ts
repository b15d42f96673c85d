import type { Api } from '@chonoi/api'
import type { PublicPlatformSettings } from '@chonoi/contract'

const keptForMs = 1000

/**
 * Returns a reader of the platform's public settings, which every page needs: name, logo, colors, registration. Keeps
 * them as long as a rendered page is kept. Undefined when they can't be read, so that the page has the defaults.
 */
export function publicPlatform(api: Pick<Api, 'fetch'>): () => Promise<PublicPlatformSettings | undefined> {
  let kept: { settings: Promise<PublicPlatformSettings | undefined>; until: number } | undefined
  return () => {
    if (kept && performance.now() < kept.until) return kept.settings
    kept = { settings: read(api), until: performance.now() + keptForMs }
    return kept.settings
  }
}

async function read(api: Pick<Api, 'fetch'>): Promise<PublicPlatformSettings | undefined> {
  const answer = await api.fetch(new Request('http://site.internal/api/v1/public/platform/settings'))
  return answer.ok ? ((await answer.json()) as PublicPlatformSettings) : undefined
}
