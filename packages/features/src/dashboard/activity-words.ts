import type { Activity } from '@chonoi/contract'
import { inOneLine } from '@chonoi/domain'
import { formatMoney, type TFunction } from '@chonoi/i18n'

/** What happened, in the reader's language. What has no words of its own was described when it happened. */
export const activityTitle = (t: TFunction<'dashboard'>, { kind, description }: Activity): string =>
  kind === 'OTHER' ? description : t(`activity.${kind}`)

/** What and whom it is about, by the name or code that people know. A description names them itself. */
export function activityFacts({ kind, params }: Activity): string {
  if (kind === 'OTHER') return ''
  const { productName, orderNumber, depositReference, name, amountInCents } = params
  const texts = [productName, orderNumber, depositReference, name].filter((fact) => typeof fact === 'string')
  return inOneLine([...texts, ...(typeof amountInCents === 'number' ? [formatMoney(amountInCents)] : [])])
}
