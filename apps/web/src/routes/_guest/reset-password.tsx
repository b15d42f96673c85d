import { ResetPasswordScreen } from '@chonoi/features/auth/reset-password-screen'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_guest/reset-password')({
  staticData: { query: '?token=a' },
  loader: ({ context }) => loadWords(context, ['auth', 'forms']),
  head: ({ match: { context } }) =>
    pageHead({
      origin: context.services.origin,
      language: context.language,
      title: context.i18n.t('auth:reset.title'),
      description: context.i18n.t('auth:reset.text'),
      path: '/reset-password',
      robots: 'noindex, follow',
    }),
  component: ResetPasswordScreen,
})
