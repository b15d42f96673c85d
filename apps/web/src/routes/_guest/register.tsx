import { RegisterScreen } from '@chonoi/features/auth/register-screen'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_guest/register')({
  loader: ({ context }) => loadWords(context, ['auth', 'forms']),
  head: ({ match: { context } }) =>
    pageHead({
      origin: context.services.origin,
      language: context.language,
      title: context.i18n.t('auth:register.title'),
      description: context.i18n.t('auth:register.text'),
      path: '/register',
      robots: 'noindex, follow',
    }),
  component: RegisterScreen,
})
