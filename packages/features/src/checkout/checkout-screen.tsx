import { hasPermission, href } from '@chonoi/domain'
import { Container } from '@chonoi/ui/container'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useSearchParams } from '../app/navigation.tsx'
import { useApi, useSession } from '../app/services.tsx'
import { addressQueries } from '../addresses/addresses-queries.ts'
import { cartQueries } from '../cart/cart-queries.ts'
import { paymentQueries } from '../payments/payments-queries.ts'
import { QueryScreen } from '../lists/query-screen.tsx'
import { BoatScene } from '../shell/boat-scene.tsx'
import { walletQueries } from '../wallet/wallet-queries.ts'
import { CheckoutForm } from './checkout-form.tsx'

/** The checkout: address, items and payment (/checkout), of the whole cart or of one variant that is bought at once. */
export function CheckoutScreen() {
  const { t } = useTranslation('cart')
  const { actor } = useSession()
  return (
    <Container>
      {' '}
      <Stack gap={5} className="checkout-page">
        <Heading level={1}>{t('checkout.title')}</Heading>
        {hasPermission(actor, 'create:order') ? (
          <CheckoutData />
        ) : (
          <EmptyState
            icon={<ShieldAlert />}
            title={t('checkout.notAllowed')}
            message={t('checkout.notAllowedHint')}
            action={<LinkButton href={href('/cart')}>{t('checkout.backToCart')}</LinkButton>}
          />
        )}
      </Stack>
    </Container>
  )
}

function CheckoutData() {
  const { t } = useTranslation('cart')
  const api = useApi()
  const variantId = useSearchParams().get('variant') ?? undefined
  const [addressId, setAddressId] = useState<string | null>(null)
  const bought = { ...(variantId && { variantId }), ...(addressId && { addressId }) }
  // The form stays while another address is priced, with what was typed into it.
  const kept = { refetchOnMount: 'always', placeholderData: keepPreviousData } as const
  const cart = useQuery({ ...cartQueries(api).checkout(bought), ...kept })
  const addresses = useQuery(addressQueries(api).list())
  const wallet = useQuery({ ...walletQueries(api).balance(), refetchOnMount: 'always' })
  const methods = useQuery({ ...paymentQueries(api).methods(bought), ...kept })
  return (
    <QueryScreen result={cart}>
      {(found) =>
        found.items.length === 0 ? (
          <EmptyState
            icon={<BoatScene />}
            title={t('empty')}
            message={t('emptyHint')}
            action={<LinkButton href={href('/products')}>{t('shop')}</LinkButton>}
          />
        ) : (
          <QueryScreen result={addresses}>
            {({ data }) => (
              <QueryScreen result={wallet}>
                {(balance) => (
                  <QueryScreen result={methods}>
                    {(offered) => (
                      <CheckoutForm
                        cart={found}
                        variantId={variantId}
                        chosenId={addressId}
                        onChoose={setAddressId}
                        isPricing={cart.isPlaceholderData || methods.isPlaceholderData}
                        addresses={data}
                        balance={balance}
                        methods={offered.data}
                      />
                    )}
                  </QueryScreen>
                )}
              </QueryScreen>
            )}
          </QueryScreen>
        )
      }
    </QueryScreen>
  )
}
