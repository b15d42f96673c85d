import { PublicShopsScreen } from '@chonoi/features/shops/public-shops-screen'
import { createFileRoute } from '@tanstack/react-router'
import { loadShopsPage } from '../load-shops.ts'
import { shopsHead } from '../shops-head.ts'
import { toSearchParams } from '../search-params.ts'

export const Route = createFileRoute('/marketplace/')({
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadShopsPage(context, toSearchParams(deps)),
  head: ({ match: { context } }) => shopsHead(context),
  component: PublicShopsScreen,
})
