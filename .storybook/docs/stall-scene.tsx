import { useState } from 'react'
import { Alert } from '../../packages/ui/src/alert/alert.tsx'
import { Badge } from '../../packages/ui/src/badge/badge.tsx'
import { Button } from '../../packages/ui/src/button/button.tsx'
import { QuantityStepper } from '../../packages/ui/src/quantity-stepper/quantity-stepper.tsx'
import { RatingDisplay } from '../../packages/ui/src/rating-display/rating-display.tsx'
import { SegmentedControl } from '../../packages/ui/src/segmented-control/segmented-control.tsx'
import { enLabels, UiProvider, viLabels } from '../../packages/ui/src/ui-provider/ui-provider.tsx'

const line = 'docs:flex docs:flex-wrap docs:gap-3 docs:items-center'

type Kind = 'box' | 'crate' | 'boat'
const price: Record<Kind, number> = { box: 125_000, crate: 590_000, boat: 4_900_000 }

const words = {
  vi: {
    name: 'Xoài cát Hòa Lộc',
    ripe: 'Chín tới',
    kind: 'Quy cách',
    kinds: { box: 'Hộp 2 kg', crate: 'Thùng 10 kg', boat: 'Cả ghe' },
    quantity: 'Số lượng xoài',
    add: 'Thêm vào giỏ',
    added: (count: number) => `Đã thêm ${count} phần vào giỏ.`,
    empty: 'Chọn quy cách và số lượng, rồi bấm nút bên dưới: mọi thứ ở đây đều sống.',
  },
  en: {
    name: 'Hòa Lộc mango',
    ripe: 'Just ripe',
    kind: 'Size',
    kinds: { box: '2 kg box', crate: '10 kg crate', boat: 'Whole boat' },
    quantity: 'Quantity of mangoes',
    add: 'Add to basket',
    added: (count: number) => (count === 1 ? '1 was added to the basket.' : `${count} were added to the basket.`),
    empty: 'Choose a size and a quantity, then press the button below: everything here is alive.',
  },
}

/** A small shop page of live components, in the toolbar's language, theme and brand. */
export function StallScene() {
  const locale = document.documentElement.lang === 'en' ? 'en' : 'vi'
  const say = words[locale]
  const [kind, setKind] = useState<Kind>('box')
  const [quantity, setQuantity] = useState(2)
  const [added, setAdded] = useState(0)
  const options = (['box', 'crate', 'boat'] as const).map((value) => ({ value, label: say.kinds[value] }))
  return (
    <UiProvider locale={locale} labels={{ vi: viLabels, en: enLabels }[locale]} navigate={() => {}}>
      <section
        className="sb-unstyled docs:grid docs:grid-cols-1 docs:my-6 docs:overflow-hidden docs:border docs:border-border docs:rounded-lg docs:bg-surface docs:min-[44rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        aria-label={say.name}
      >
        <svg
          className="docs:w-full docs:max-h-80 docs:bg-[linear-gradient(160deg,var(--ds-color-accent-subtle),var(--ds-color-primary-subtle))] docs:min-[44rem]:h-full docs:min-[44rem]:max-h-none"
          viewBox="0 0 240 200"
          aria-hidden="true"
        >
          <path d="M20 120h200c-12 40-50 56-100 56S32 160 20 120Z" fill="var(--ds-color-primary)" />
          <path d="M0 168c30-14 50-14 80 0s50 14 80 0 50-14 80 0v32H0Z" fill="var(--ds-color-primary-subtle)" />
          {[56, 96, 136, 176].map((x, index) => (
            <ellipse
              key={x}
              cx={x}
              cy={index % 2 ? 96 : 104}
              rx="26"
              ry="20"
              fill="var(--ds-color-accent-fill)"
              transform={`rotate(-14 ${x} 100)`}
            />
          ))}
          <path d="M136 78c4-20 18-30 40-32-4 22-18 32-40 32Z" fill="var(--ds-color-success)" />
        </svg>
        <div className="docs:grid docs:grid-cols-1 docs:gap-4 docs:content-center docs:justify-items-start docs:p-[clamp(1rem,4vw,2rem)]">
          <div className={line}>
            <strong className="docs:text-20">{say.name}</strong>
            <Badge tone="success">{say.ripe}</Badge>
          </div>
          <RatingDisplay value={4.6} count={128} isValueShown />
          <span className="docs:text-accent docs:text-24 docs:font-bold" data-numeric="">
            {new Intl.NumberFormat('vi-VN').format(price[kind] * quantity)} ₫
          </span>
          <SegmentedControl<Kind> label={say.kind} options={options} value={kind} onChange={setKind} />
          <div className={line}>
            <QuantityStepper label={say.quantity} value={quantity} onChange={setQuantity} />
            <Button onClick={() => setAdded((count) => count + quantity)}>{say.add}</Button>
          </div>
          <Alert tone={added > 0 ? 'success' : 'info'}>{added > 0 ? say.added(added) : say.empty}</Alert>
        </div>
      </section>
    </UiProvider>
  )
}
