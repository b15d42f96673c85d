import { Guard } from '@chonoi/features/app/guards'
import { UnauthorizedScreen } from '@chonoi/features/shell/unauthorized-screen'
import { TransferScreen } from '@chonoi/features/wallet/transfer-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/wallet/deposit/$depositId')({
  loader: ({ context }) => loadWords(context, ['wallet', 'payments', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('wallet:deposit.title')),
  component: TransferRoute,
})

function TransferRoute() {
  const { depositId } = Route.useParams()
  return (
    <Guard requirement={{ permissions: ['manage:deposits'] }} fallback={<UnauthorizedScreen />}>
      <TransferScreen depositId={depositId} />
    </Guard>
  )
}
