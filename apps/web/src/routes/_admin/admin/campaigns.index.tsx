import { CampaignsScreen } from '@chonoi/features/campaigns/campaigns-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/campaigns/')({
  loader: async ({ context }) => {
    await loadWords(context, ['campaigns', 'forms'])
    return { title: context.i18n.t('campaigns:title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: CampaignsScreen,
})
