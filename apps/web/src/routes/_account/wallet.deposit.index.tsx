import { Guard } from '@chonoi/features/app/guards'
import { UnauthorizedScreen } from '@chonoi/features/shell/unauthorized-screen'
import { DepositScreen } from '@chonoi/features/wallet/deposit-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/wallet/deposit/')({
  loader: ({ context }) => loadWords(context, ['wallet', 'payments', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('wallet:deposit.title')),
  component: () => (
    <Guard requirement={{ permissions: ['manage:deposits'] }} fallback={<UnauthorizedScreen />}>
      <DepositScreen />
    </Guard>
  ),
})
