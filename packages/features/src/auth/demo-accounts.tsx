import { Disclosure } from '@chonoi/ui/disclosure'
import { useTranslation } from '@chonoi/i18n/react'

/** The accounts of the demo data, shown in demo mode only. */
const demoAccounts = [
  { name: 'customer', email: 'customer@chonoi.test' },
  { name: 'seller', email: 'seller@chonoi.test' },
  { name: 'shopAdmin', email: 'shopadmin@chonoi.test' },
  { name: 'admin', email: 'admin@chonoi.test' },
  { name: 'superAdmin', email: 'superadmin@chonoi.test' },
  { name: 'multi', email: 'multi@chonoi.test' },
  { name: 'user', email: 'user@chonoi.test' },
] as const
const demoPassword = 'Chonoi#2026'

export interface DemoAccountsProps {
  onChoose: (credentials: { email: string; password: string }) => void
}

/** Lists the demo accounts, folded so that the form comes first; a press fills it. */
export function DemoAccounts({ onChoose }: DemoAccountsProps) {
  const { t } = useTranslation('auth')
  return (
    <Disclosure summary={t('demo.title')} className="cn:px-4 cn:rounded-md cn:bg-surface-sunken">
      <p className="cn:mb-3 cn:text-14">
        {t('demo.password')} <code>{demoPassword}</code>
      </p>
      <ul className="cn:grid cn:grid-fill-[200px] cn:gap-2">
        {demoAccounts.map(({ name, email }) => (
          <li key={email}>
            <button
              type="button"
              className="cn:grid cn:w-full cn:min-h-11 cn:py-2 cn:px-3 cn:border cn:border-border cn:rounded-md cn:bg-surface cn:text-text cn:text-14 cn:text-start cn:cursor-pointer cn:hover:border-primary"
              onClick={() => onChoose({ email, password: demoPassword })}
            >
              <span className="cn:font-medium">{t(`demo.${name}`)}</span>
              <span className="cn:wrap-anywhere cn:text-text-muted cn:text-13">{email}</span>
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
