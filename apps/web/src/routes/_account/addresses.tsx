import { AddressesScreen } from '@chonoi/features/addresses/addresses-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/addresses')({
  loader: ({ context }) => loadWords(context, ['addresses', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('addresses:title')),
  component: AddressesScreen,
})
