import { UsersScreen } from '@chonoi/features/users/users-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../page-head.ts'
import { loadWords } from '../page-words.ts'

/** Outside of the back office's layout, whose guard sends others elsewhere than this screen does (ROLE-30). */
export const Route = createFileRoute('/admin/users')({
  ssr: false,
  staticData: { audience: 'admin' },
  async loader({ context }) {
    await loadWords(context, ['users', 'roles', 'forms'])
    return { title: context.i18n.t('users:title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: UsersScreen,
})
