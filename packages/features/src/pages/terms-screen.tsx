import { useTranslation } from '@chonoi/i18n/react'
import { LegalDocument } from './legal-document.tsx'
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
  return (
    <LegalDocument
      title={t('terms.title')}
      lead={t('terms.lead')}
      updated="2026-11-20"
      sections={sections.map((name) => ({
        id: name,
        title: t(`terms.${name}.title`),
        content: <Prose text={t(`terms.${name}.text`)} />,
      }))}
    />
  )
}
