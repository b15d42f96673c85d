import { PublicShopsScreen } from '@chonoi/features/shops/public-shops-screen'
import { createFileRoute } from '@tanstack/react-router'
import { loadShopsPage, shopsHead } from '../shops-page.ts'
import { toSearchParams } from '../search-params.ts'

export const Route = createFileRoute('/marketplace/')({
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadShopsPage(context, toSearchParams(deps)),
  head: ({ match: { context } }) => shopsHead(context),
  component: PublicShopsScreen,
})
