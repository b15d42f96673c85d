/* Mistakes that the compiler must reject: `tsc` fails on each of these lines that compiles. */
import { createI18n, type TFunction, type Translation } from '../../src/index.ts'
import { Trans, useTranslation } from '../../src/react.tsx'

const i18n = createI18n('vi')
const { t } = useTranslation(['cart', 'common'])
const columns = (_t: TFunction<['cart', 'common']>) => []

export const right: string[] = [
  i18n.t('action.save'),
  i18n.t('cart:items', { count: 3 }),
  i18n.getFixedT('en', 'cart')('line.quantityOf', { name: 'Gốm' }),
  i18n.t('forms:amount.help', { min: 10_000, max: 20_000 }),
  t('title'),
  t('common:list.page', { page: 2 }),
  ...columns(t),
]

// Keys
// @ts-expect-error there is no such key
t('nothing')
// @ts-expect-error nor with a default
t('nothing', 'Nothing')
// @ts-expect-error nor with one among the options
t('nothing', { defaultValue: 'Nothing' })
// @ts-expect-error a key of another namespace needs its prefix
t('action.save')
// @ts-expect-error a namespace that the screen didn't load
t('shell:nav.products')
// @ts-expect-error there is no such namespace
useTranslation('baskets')

// Values
// @ts-expect-error the text names a product
t('line.remove')
// @ts-expect-error by another name
t('line.remove', { product: 'Gốm' })
// @ts-expect-error plurals need a count
t('items')
// @ts-expect-error that is a number
t('items', { count: '3' })
// @ts-expect-error money is formatted from a number
i18n.t('forms:amount.help', { min: '10.000', max: 20_000 })
// @ts-expect-error every value is needed
i18n.t('forms:amount.help', { min: 10_000 })

// Texts with marked parts
export const terms = (
  <>
    <Trans ns="auth" i18nKey="register.terms" components={{ terms: <a href="/terms">terms</a> }} />
    {/* @ts-expect-error there is no such key */}
    <Trans ns="auth" i18nKey="register.nothing" />
  </>
)

// Functions that are given a `t`
// @ts-expect-error of other namespaces
columns(useTranslation('shell').t)

// Translations
const vietnamese = { title: 'Giỏ hàng', items_other: '{{count, number}} sản phẩm' } as const
export const translations: Translation<typeof vietnamese>[] = [
  { title: 'Cart', items_one: '{{count, number}} item', items_other: '{{count, number}} items' },
  // @ts-expect-error English counts one apart
  { title: 'Cart', items_other: '{{count, number}} items' },
  // @ts-expect-error a key is missing
  { items_one: '{{count, number}} item', items_other: '{{count, number}} items' },
]
