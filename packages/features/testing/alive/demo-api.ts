import { type ApiClient, connectBrowser, memoryStorage } from '@chonoi/api-client'
import type { DemoAccount } from './alive-parameters.ts'
import { storyMarket } from './story-market.ts'

/** Signs in to the stories' market beside the story's own user. */
export async function demoApi(email: DemoAccount): Promise<ApiClient> {
  const { session, api } = connectBrowser({
    baseUrl: location.origin,
    fetch: storyMarket().fetch,
    storage: memoryStorage(),
    onSignedOut: () => {},
  })
  await session.login({ email, password: 'Chonoi#2026' })
  return api
}
