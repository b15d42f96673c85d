import { NewCampaignScreen } from '@chonoi/features/campaigns/campaign-editor-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/campaigns/new')({
  loader: async ({ context }) => {
    await loadWords(context, ['campaigns', 'forms'])
    return { title: context.i18n.t('campaigns:form.new') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: NewCampaignScreen,
})
