import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { TickedList } from '../forms/ticked-list.tsx'
import type { ProductFields } from './product-fields.ts'
import { missingInFields, productNeeds } from './product-needs.ts'
import { useProductLabels } from './use-product-labels.ts'

export interface ProductToDoCardProps {
  fields: ProductFields
  hasPicture: boolean
}

/** What a draft still needs before it can be sent for approval, ticked off while it is typed. */
export function ProductToDoCard({ fields, hasPicture }: ProductToDoCardProps) {
  const { t } = useTranslation('productManagement')
  const labels = useProductLabels()
  const missing = missingInFields(fields)
  const labelOf = (need: (typeof productNeeds)[number]) =>
    need === 'priceInCents' && fields.options.length > 0 ? t('todo.price') : labels[need]
  return (
    <Card title={t('todo.title')} description={t('todo.hint')}>
      <TickedList
        items={[
          ...productNeeds.map((need) => ({ name: need, label: labelOf(need), isMet: !missing.includes(need) })),
          { name: 'pictures', label: t('todo.pictures'), isMet: hasPicture },
        ]}
        words={{ met: t('todo.done'), open: t('todo.missing') }}
      />
    </Card>
  )
}
