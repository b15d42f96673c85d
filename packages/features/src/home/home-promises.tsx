import { BadgeCheck, Route, WalletCards } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'

const promises = [
  { name: 'wallet', Icon: WalletCards },
  { name: 'order', Icon: Route },
  { name: 'review', Icon: BadgeCheck },
] as const

/** What one can rely on here. */
export function HomePromises() {
  const { t } = useTranslation('home')
  return (
    <ul className="home-promises" aria-label={t('promise.label')}>
      {promises.map(({ name, Icon }) => (
        <li key={name} className="home-promise">
          <Icon aria-hidden="true" />
          <div>
            <p className="home-promise-title">{t(`promise.${name}.title`)}</p>
            <p>{t(`promise.${name}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
