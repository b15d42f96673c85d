import { TenantScreen } from '@chonoi/features/tenants/tenant-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../page-head.ts'
import { loadWords } from '../page-words.ts'

export const Route = createFileRoute('/admin/tenants/$tenantId')({
  ssr: false,
  staticData: { audience: 'admin' },
  async loader({ context }) {
    await loadWords(context, ['tenants', 'roles', 'forms'])
    return { title: context.i18n.t('tenants:title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: ManagedTenant,
})

function ManagedTenant() {
  return <TenantScreen tenantId={Route.useParams().tenantId} />
}
