import { paymentReporters } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'

/** Who tells of a payment, by name; by its key when it isn't one of ours. */
export function ReporterName({ reporter }: { reporter: string }) {
  const { t } = useTranslation('transactions')
  const known = paymentReporters.find((one) => one === reporter)
  return known ? t(`gateway.${known}`) : reporter
}
