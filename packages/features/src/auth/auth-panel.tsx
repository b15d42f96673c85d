import { Heading } from '@chonoi/ui/heading'
import { PackageCheck, ShieldCheck, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { BoatScene } from '../shell/boat-scene.tsx'

export interface AuthPanelProps {
  title: string
  text: string
  children: ReactNode
  /** Links to the other forms. */
  footer?: ReactNode
}

/** The frame of the authentication forms: the form and, on wide screens, the benefits of an account. */
export function AuthPanel({ title, text, children, footer }: AuthPanelProps) {
  const { t } = useTranslation('auth')
  return (
    <div className="cn:grid cn:gap-6 cn:w-full cn:max-w-[480px] cn:mx-auto cn:px-4 cn:lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] cn:lg:gap-0 cn:lg:max-w-[1040px]">
      <section className="cn:grid cn:gap-6 cn:content-start cn:min-w-0 cn:py-6 cn:px-5 cn:border cn:border-border cn:rounded-lg cn:bg-surface cn:sm:p-8 cn:lg:p-10 cn:lg:border-r-0 cn:lg:rounded-r-none">
        <header className="cn:grid cn:gap-1">
          <Heading level={1} size={24}>
            {title}
          </Heading>
          <p className="cn:text-text-muted">{text}</p>
        </header>
        {children}
        {footer && <footer className="cn:grid cn:gap-2 cn:pt-5 cn:border-t cn:border-border">{footer}</footer>}
      </section>
      <aside
        className="cn:hidden cn:relative cn:overflow-hidden cn:content-start cn:gap-6 cn:p-10 cn:border cn:border-border cn:rounded-lg cn:rounded-l-none cn:bg-primary-subtle cn:text-on-primary-subtle cn:lg:grid"
        aria-label={t('aside.label')}
      >
        <p className="cn:text-24 cn:font-bold cn:leading-heading cn:text-balance">{t('aside.title')}</p>
        <ul className="cn:grid cn:gap-5">
          <li className="cn:flex cn:gap-3 cn:items-start">
            <PackageCheck aria-hidden="true" className="cn:size-6 cn:flex-none" />
            <span>{t('aside.orders')}</span>
          </li>
          <li className="cn:flex cn:gap-3 cn:items-start">
            <Wallet aria-hidden="true" className="cn:size-6 cn:flex-none" />
            <span>{t('aside.wallet')}</span>
          </li>
          <li className="cn:flex cn:gap-3 cn:items-start">
            <ShieldCheck aria-hidden="true" className="cn:size-6 cn:flex-none" />
            <span>{t('aside.safety')}</span>
          </li>
        </ul>
        <div className="cn:grid cn:justify-items-center cn:pt-4 cn:pb-20 cn:[&>svg]:w-72">
          <BoatScene />
        </div>
        <svg
          className="cn:absolute cn:inset-x-0 cn:bottom-0 cn:w-full cn:h-[120px] cn:fill-primary"
          viewBox="0 0 480 120"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="cn:opacity-18" d="M0 60 Q60 30 120 60 T240 60 T360 60 T480 60 V120 H0 Z" />
          <path className="cn:opacity-18" d="M0 84 Q60 58 120 84 T240 84 T360 84 T480 84 V120 H0 Z" />
        </svg>
      </aside>
    </div>
  )
}
