import { LoginScreen } from '@chonoi/features/auth/login-screen'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_guest/login')({
  loader: ({ context }) => loadWords(context, ['auth', 'forms']),
  head: ({ match: { context } }) =>
    pageHead({
      origin: context.services.origin,
      language: context.language,
      title: context.i18n.t('auth:login.title'),
      description: context.i18n.t('auth:login.text'),
      path: '/login',
      robots: 'noindex, follow',
    }),
  component: LoginScreen,
})
