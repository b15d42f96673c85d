import type { Address, Cart, OrderPaymentMethod, PaymentOption, WalletBalance } from '@chonoi/contract'
import { validateCheckout, href } from '@chonoi/domain'
import { formatMoney, problemTextOr } from '@chonoi/i18n'
import { Card } from '@chonoi/ui/card'
import { Link } from '@chonoi/ui/link'
import { Stack } from '@chonoi/ui/stack'
import { TextArea } from '@chonoi/ui/text-area'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { NewAddress } from '../addresses/new-address-card.tsx'
import { countVisit } from '../app/count-visit.ts'
import { useApi, useSession } from '../app/services.tsx'
import { CartSummary } from '../cart/cart-summary-card.tsx'
import { CheckoutAddresses } from './checkout-addresses.tsx'
import { CheckoutGoods } from './checkout-goods.tsx'
import { CheckoutProblem } from './checkout-problem.tsx'
import { firstOffered, MethodChoice } from '../payments/payment-methods-card.tsx'
import { type MissingPart, PayButton } from './pay-button.tsx'
import { refusedVariants, useCheckout } from './use-checkout.ts'
import { checkoutLayout } from './checkout-classes.ts'

export interface CheckoutFormProps {
  cart: Cart
  /** Set when only this variant's line is bought. */
  variantId: string | undefined
  /** The chosen address; null: the first one. */
  chosenId: string | null
  onChoose: (addressId: string) => void
  /** Whether the cart is still being priced for the chosen address. */
  isPricing: boolean
  addresses: readonly Address[]
  balance: WalletBalance
  /** The ways to pay this cart. */
  methods: readonly PaymentOption[]
}

const noteLimit = 500

/** The checkout form of a cart that isn't empty. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { cart, variantId, chosenId, onChoose, isPricing, addresses, balance, methods } = props
  const { t, i18n } = useTranslation(['cart', 'payments', 'common'])
  const { user } = useSession()
  const api = useApi()
  const [note, setNote] = useState('')
  const [isAddingAddress, setIsAddingAddress] = useState(false)
  const addAddress = () => setIsAddingAddress(true)
  const checkout = useCheckout()
  const problemPlace = useRef<HTMLDivElement>(null)
  const addressId = (addresses.find(({ id }) => id === chosenId) ?? addresses[0])?.id ?? ''
  const [problem] = validateCheckout({ addressId, note })
  const [chosenMethod, setChosenMethod] = useState<OrderPaymentMethod | null>(null)
  const option = methods.find(({ method }) => method === (chosenMethod ?? firstOffered(methods)))
  const payable = option && option.unavailableBecause === null ? option : undefined
  const totalInCents = cart.totalInCents + (payable?.feeInCents ?? 0)
  const refused = refusedVariants(checkout.error)

  const shopIds = cart.deliveries.map(({ tenantId }) => tenantId).join(' ')
  useEffect(() => {
    for (const id of shopIds.split(' ')) if (id) countVisit(api, id, 'CHECKOUT')
  }, [api, shopIds])

  useEffect(() => {
    if (checkout.error) problemPlace.current?.scrollIntoView({ block: 'center' })
  }, [checkout.error])

  /** The first part that the order lacks. */
  function missingPart(): MissingPart | undefined {
    if (addressId === '') return { kind: 'address' }
    if (problem) return { kind: 'other', words: problemTextOr(i18n, problem.code, 'http.invalid', problem.params) }
    if (payable) return undefined
    const missingInCents = cart.totalInCents - balance.availableInCents
    if (option?.method === 'WALLET' && missingInCents > 0) return { kind: 'money', amountInCents: missingInCents }
    return { kind: 'other', words: t('payments:method.none') }
  }

  function pay() {
    if (user && payable && !isPricing && !checkout.isPending && !checkout.isSuccess)
      checkout.run({
        ...{ cart, variantId, userId: user.id, addressId, note },
        ...{ method: payable.method, feeInCents: payable.feeInCents },
      })
  }

  return (
    <div className={checkoutLayout}>
      <Stack gap={4}>
        {checkout.isError && (
          <div ref={problemPlace}>
            <CheckoutProblem error={checkout.error} />
          </div>
        )}
        <Card title={t('cart:checkout.address')}>
          <CheckoutAddresses addresses={addresses} value={addressId} onChange={onChoose} onAdd={addAddress} />
        </Card>
        <Card title={t('cart:checkout.goods')} actions={<Link href={href('/cart')}>{t('cart:checkout.edit')}</Link>}>
          <CheckoutGoods items={cart.items} deliveries={cart.deliveries} refused={refused} />
        </Card>
        <Card>
          <TextArea
            label={t('cart:checkout.note')}
            help={t('cart:checkout.noteHelp')}
            rows={3}
            characterLimit={noteLimit}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            error={
              problem?.field === 'note' ? problemTextOr(i18n, problem.code, 'http.invalid', problem.params) : undefined
            }
          />
        </Card>
        <Card title={t('cart:checkout.payment')}>
          <MethodChoice
            options={methods}
            value={option?.method ?? null}
            onChange={setChosenMethod}
            walletText={t('cart:checkout.balance', { balance: formatMoney(balance.availableInCents) })}
          />
        </Card>
      </Stack>
      <CartSummary
        subtotalInCents={cart.subtotalInCents}
        discount={cart.coupon ? { code: cart.coupon.code, amountInCents: cart.discountInCents } : undefined}
        shippingInCents={cart.shippingInCents}
        deliveryCity={cart.deliveryCity}
        feeInCents={payable?.feeInCents ?? 0}
        totalInCents={totalInCents}
        action={
          <PayButton
            totalInCents={totalInCents}
            isPaidLater={payable?.method === 'CASH_ON_DELIVERY'}
            missing={missingPart()}
            isBusy={isPricing || checkout.isPending || checkout.isSuccess}
            onPay={pay}
            onAddAddress={addAddress}
          />
        }
      />
      {isAddingAddress && (
        <NewAddress
          onClose={() => setIsAddingAddress(false)}
          onSaved={({ id }) => {
            setIsAddingAddress(false)
            onChoose(id)
          }}
        />
      )}
    </div>
  )
}
