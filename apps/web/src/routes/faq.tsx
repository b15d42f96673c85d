import { faqGroups, faqValues } from '@chonoi/features/pages/faq-questions'
import { FaqScreen } from '@chonoi/features/pages/faq-screen'
import type { I18n } from '@chonoi/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { loadTextPage, textPageHead } from '../text-page.ts'

export const Route = createFileRoute('/faq')({
  loader: async ({ context }) => {
    const page = await loadTextPage(context, 'pages', 'faq')
    return { page, questions: faqPage(context.i18n) }
  },
  head: ({ loaderData }) => textPageHead(loaderData?.page, '/faq', loaderData?.questions),
  component: FaqScreen,
})

/** The questions as structured data. */
const faqPage = ({ t }: I18n) => ({
  '@type': 'FAQPage',
  mainEntity: faqGroups.flatMap(({ questions }) =>
    questions.map((name) => ({
      '@type': 'Question',
      name: t(`pages:faq.${name}.q`),
      acceptedAnswer: { '@type': 'Answer', text: t(`pages:faq.${name}.a`, faqValues) },
    })),
  ),
})
