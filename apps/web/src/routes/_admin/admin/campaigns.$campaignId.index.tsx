import { CampaignScreen } from '@chonoi/features/campaigns/campaign-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/campaigns/$campaignId/')({
  loader: async ({ context }) => {
    await loadWords(context, ['campaigns', 'forms'])
    return { title: context.i18n.t('campaigns:title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: AdminCampaign,
})

function AdminCampaign() {
  return <CampaignScreen campaignId={Route.useParams().campaignId} />
}
