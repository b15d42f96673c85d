import { BadgeCheck, Route, WalletCards } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'

const promises = [
  { name: 'wallet', Icon: WalletCards },
  { name: 'order', Icon: Route },
  { name: 'review', Icon: BadgeCheck },
] as const

/** Shows the market's promises. */
export function HomePromises() {
  const { t } = useTranslation('home')
  return (
    <ul
      className="cn:[content-visibility:auto] cn:[contain-intrinsic-block-size:auto_30rem] cn:[overflow-clip-margin:var(--ds-space-2)] cn:grid cn:gap-y-5 cn:gap-x-8 cn:p-6 cn:rounded-lg cn:bg-primary-subtle cn:md:grid-cols-3"
      aria-label={t('promise.label')}
    >
      {promises.map(({ name, Icon }) => (
        <li key={name} className="cn:flex cn:gap-3 cn:text-14">
          <Icon aria-hidden="true" className="cn:size-6 cn:flex-none cn:text-on-primary-subtle" />
          <div>
            <p className="cn:text-16 cn:font-semibold">{t(`promise.${name}.title`)}</p>
            <p>{t(`promise.${name}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
