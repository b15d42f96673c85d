import { TenantBrandingScreen } from '@chonoi/features/tenant/tenant-branding-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/tenant/branding')({
  loader: async ({ context }) => {
    await loadWords(context, ['tenant', 'platformSettings'])
    return { title: context.i18n.t('tenant:branding.title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: TenantBrandingScreen,
})
