import { Guard } from '@chonoi/features/app/guards'
import { UnauthorizedScreen } from '@chonoi/features/shell/unauthorized-screen'
import { WalletScreen } from '@chonoi/features/wallet/wallet-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/wallet/')({
  loader: ({ context }) => loadWords(context, ['wallet']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('wallet:title')),
  component: () => (
    <Guard requirement={{ permissions: ['view:wallet'] }} fallback={<UnauthorizedScreen />}>
      <WalletScreen />
    </Guard>
  ),
})
