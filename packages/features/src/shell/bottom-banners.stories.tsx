import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { edgeHeight } from '@chonoi/ui/edge-height'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import ConsentBanner from '../cookies/consent-banner.tsx'
import { BottomBar } from './bottom-bar.tsx'

const bannersHeight = edgeHeight('banners')

/** A product's bar on a phone, with the question about cookies below it. */
function BarOnBanner() {
  const { t } = useTranslation('products')
  return (
    <>
      <BottomBar className="cn:flex cn:gap-3">
        <Button size="lg" isFullWidth>
          {t('detail.buyNow')}
        </Button>
      </BottomBar>
      <div ref={bannersHeight} className="cn:fixed cn:z-sticky cn:bottom-0 cn:inset-x-0">
        <ConsentBanner onAnswered={() => {}} />
      </div>
    </>
  )
}

const meta = {
  title: 'Features/Bottom edge',
  component: BarOnBanner,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'w360' } },
  parameters: alive({ at: '/products/1' }, 'fullscreen'),
} satisfies Meta<typeof BarOnBanner>
export default meta
type Story = StoryObj<typeof meta>

export const BarAndBanner: Story = {
  play: async ({ canvas, loaded }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByText(t('cookies:banner.title')))
    const bar = canvas.getByRole('button', { name: t('products:detail.buyNow') }).getBoundingClientRect()
    const banner = canvas.getByRole('region', { name: t('cookies:banner.label') }).getBoundingClientRect()
    await expect(bar.bottom).toBeLessThanOrEqual(banner.top)
  },
}
