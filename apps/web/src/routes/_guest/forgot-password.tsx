import { ForgotPasswordScreen } from '@chonoi/features/auth/forgot-password-screen'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_guest/forgot-password')({
  loader: ({ context }) => loadWords(context, ['auth', 'forms']),
  head: ({ match: { context } }) =>
    pageHead({
      origin: context.services.origin,
      language: context.language,
      title: context.i18n.t('auth:forgot.title'),
      description: context.i18n.t('auth:forgot.text'),
      path: '/forgot-password',
      robots: 'noindex, follow',
    }),
  component: ForgotPasswordScreen,
})
