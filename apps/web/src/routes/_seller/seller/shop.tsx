import { ShopSettingsScreen } from '@chonoi/features/seller/shop-settings-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_seller/seller/shop')({
  loader: ({ context }) => loadWords(context, ['shops', 'addresses', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('seller:shop.title')),
  component: ShopSettingsScreen,
})
