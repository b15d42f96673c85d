import { PersonalDataScreen } from '@chonoi/features/personal-data/personal-data-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/account/personal-data')({
  loader: ({ context }) => loadWords(context, ['personalData', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('personalData:title')),
  component: PersonalDataScreen,
})
