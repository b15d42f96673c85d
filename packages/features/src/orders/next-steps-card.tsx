import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'

/** What happens after an order, in turn. */
export function NextStepsCard() {
  const { t } = useTranslation('orders')
  const steps = [t('confirmation.next.confirm'), t('confirmation.next.ship'), t('confirmation.next.receive')]
  return (
    <Card title={t('confirmation.next.title')}>
      <ol className="cn:grid cn:gap-3 cn:list-decimal cn:ps-5 cn:marker:font-semibold cn:marker:text-primary">
        {steps.map((step) => (
          <li key={step} className="cn:ps-1">
            {step}
          </li>
        ))}
      </ol>
    </Card>
  )
}
