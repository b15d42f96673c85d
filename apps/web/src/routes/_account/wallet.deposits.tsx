import { Guard } from '@chonoi/features/app/guards'
import { UnauthorizedScreen } from '@chonoi/features/shell/unauthorized-screen'
import { BuyerDepositsScreen } from '@chonoi/features/deposits/buyer-deposits-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/wallet/deposits')({
  loader: ({ context }) => loadWords(context, ['wallet', 'deposits']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('wallet:deposits.title')),
  component: () => (
    <Guard requirement={{ permissions: ['manage:deposits'] }} fallback={<UnauthorizedScreen />}>
      <BuyerDepositsScreen />
    </Guard>
  ),
})
