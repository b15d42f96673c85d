import { useTranslation } from '@chonoi/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { LegalDocument } from './legal-document.tsx'
import { platformQueries } from './platform-queries.ts'
import { Prose } from './prose.tsx'

const sections = [
  'role',
  'account',
  'buying',
  'wallet',
  'cancel',
  'reviews',
  'selling',
  'liability',
  'changes',
] as const

/** The terms of use (ROUTE-14). */
export function TermsScreen() {
  const { t } = useTranslation('legal')
  const returnDays = useQuery(platformQueries(useApi()).settings()).data?.returnDays
  const textOf = (name: (typeof sections)[number]): string => {
    const text = t(`terms.${name}.text`)
    if (name !== 'cancel' || returnDays === undefined) return text
    const returns = returnDays === 0 ? t('terms.cancel.noReturns') : t('terms.cancel.returns', { count: returnDays })
    return `${text}\n\n${returns}`
  }
  return (
    <LegalDocument
      title={t('terms.title')}
      lead={t('terms.lead')}
      updated="2026-11-20"
      sections={sections.map((name) => ({
        id: name,
        title: t(`terms.${name}.title`),
        content: <Prose text={textOf(name)} />,
      }))}
    />
  )
}
