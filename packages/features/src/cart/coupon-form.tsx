import type { Cart } from '@chonoi/contract'
import { normalizeCouponCode, validateCouponCode } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { announce } from '@chonoi/ui/live-region'
import { Tag } from '@chonoi/ui/tag'
import { Text } from '@chonoi/ui/text'
import { TextField } from '@chonoi/ui/text-field'
import { problemTextOr } from '@chonoi/i18n'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { useAction } from '../app/use-action.ts'
import { cartActions } from './cart-queries.ts'

/** Applies a coupon to the cart, or removes it. */
export function CouponForm({ cart }: { cart: Cart }) {
  const { t, i18n } = useTranslation(['cart', 'forms', 'common'])
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const application = useAction(cartActions.applyCoupon(), {
    onDone(_, wanted) {
      setCode('')
      announce(t('cart:coupon.applied', { code: wanted }))
    },
  })
  const removal = useAction(cartActions.removeCoupon(), { onDone: () => announce(t('cart:coupon.removed')) })
  const show = (error: unknown) => setWrong(problemWords(i18n, error))

  function remove() {
    if (!removal.isPending) removal.submit().catch(show)
  }

  function apply(event: FormEvent) {
    event.preventDefault()
    if (application.isPending) return
    const wanted = normalizeCouponCode(code)
    const [problem] = validateCouponCode({ code: wanted })
    setWrong(problem ? problemTextOr(i18n, problem.code, 'http.invalid', problem.params) : null)
    if (!problem) application.submit(wanted).catch(show)
  }

  if (cart.coupon) {
    const { coupon } = cart
    return (
      <div className="cn:grid cn:justify-items-start cn:gap-1">
        <Tag onRemove={remove}>{coupon.code}</Tag>
        {coupon.description && (
          <Text as="span" size={13} tone="muted" dir="auto">
            {coupon.description}
          </Text>
        )}
        {wrong && (
          <Text as="span" size={13} tone="danger" role="alert">
            {wrong}
          </Text>
        )}
      </div>
    )
  }
  return (
    <form className="cn:grid cn:grid-cols-[minmax(0,1fr)_auto] cn:gap-2 cn:items-start" onSubmit={apply} noValidate>
      <TextField
        label={t('forms:couponCode.label')}
        placeholder={t('forms:couponCode.placeholder')}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        value={code}
        onChange={(event) => {
          setCode(event.target.value)
          setWrong(null)
        }}
        error={wrong ?? undefined}
      />
      <Button
        type="submit"
        variant="secondary"
        // Beside the control, under its label.
        className="cn:mt-[calc(1.5em+var(--ds-space-1))]"
        isLoading={application.isPending}
      >
        {t('common:action.apply')}
      </Button>
    </form>
  )
}
