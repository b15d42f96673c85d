import { ShopQuestionsScreen } from '@chonoi/features/questions/shop-questions-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_seller/seller/questions')({
  loader: ({ context }) => loadWords(context, ['questions']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('questions:shop.title')),
  component: ShopQuestionsScreen,
})
