import { useTranslation } from '@chonoi/i18n/react'

/** The accounts of the demo data; shown in demo mode only. */
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

/** Who can be tried in the demo; a press fills the form. */
export function DemoAccounts({ onChoose }: DemoAccountsProps) {
  const { t } = useTranslation('auth')
  return (
    <section className="auth-demo" aria-labelledby="auth-demo-title">
      <p id="auth-demo-title" className="auth-demo-title">
        {t('demo.title')}
      </p>
      <p>
        {t('demo.password')} <code>{demoPassword}</code>
      </p>
      <ul>
        {demoAccounts.map(({ name, email }) => (
          <li key={email}>
            <button
              type="button"
              className="auth-demo-account"
              onClick={() => onChoose({ email, password: demoPassword })}
            >
              <span>{t(`demo.${name}`)}</span>
              <span className="auth-demo-email">{email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
