import { Heading } from '@chonoi/ui/heading'
import { PackageCheck, ShieldCheck, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '@chonoi/i18n/react'

export interface AuthPanelProps {
  title: string
  text: string
  children: ReactNode
  /** The ways to the other forms. */
  footer?: ReactNode
}

/** The frame of the forms for visitors: the form, and on wide screens what an account is good for. */
export function AuthPanel({ title, text, children, footer }: AuthPanelProps) {
  const { t } = useTranslation('auth')
  return (
    <div className="auth-page">
      <section className="auth-card">
        <header className="auth-head">
          <Heading level={1} size={24}>
            {title}
          </Heading>
          <p className="auth-text">{text}</p>
        </header>
        {children}
        {footer && <footer className="auth-foot">{footer}</footer>}
      </section>
      <aside className="auth-aside" aria-label={t('aside.label')}>
        <p className="auth-aside-title">{t('aside.title')}</p>
        <ul className="auth-points">
          <li>
            <PackageCheck aria-hidden="true" />
            <span>{t('aside.orders')}</span>
          </li>
          <li>
            <Wallet aria-hidden="true" />
            <span>{t('aside.wallet')}</span>
          </li>
          <li>
            <ShieldCheck aria-hidden="true" />
            <span>{t('aside.safety')}</span>
          </li>
        </ul>
        <svg className="auth-water" viewBox="0 0 480 120" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 60 Q60 30 120 60 T240 60 T360 60 T480 60 V120 H0 Z" />
          <path d="M0 84 Q60 58 120 84 T240 84 T360 84 T480 84 V120 H0 Z" />
        </svg>
      </aside>
    </div>
  )
}
