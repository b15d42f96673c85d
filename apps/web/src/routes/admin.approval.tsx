import { ApprovalScreen } from '@chonoi/features/approvals/approval-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../page-head.ts'
import { loadWords } from '../page-words.ts'

/** Outside of the back office's layout, whose guard sends others elsewhere than this screen does (ROLE-30). */
export const Route = createFileRoute('/admin/approval')({
  ssr: false,
  staticData: { audience: 'admin' },
  loader: async ({ context }) => {
    await loadWords(context, [
      'approvals',
      'dashboard',
      'productManagement',
      'tenants',
      'reviewManagement',
      'withdrawals',
      'forms',
    ])
    return { title: context.i18n.t('approvals:title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: ApprovalScreen,
})
