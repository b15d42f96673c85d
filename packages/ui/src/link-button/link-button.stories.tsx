import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight } from 'lucide-react'
import { expect } from 'storybook/test'
import { expectLinkKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { LinkButton } from './link-button.tsx'

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  parameters: { keyboard: 'link', english: { children: 'Explore products' } },
  args: { href: '#san-pham', children: 'Khám phá sản phẩm' },
} satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('link', { name: t('Khám phá sản phẩm', 'Explore products') })).toHaveAttribute(
      'href',
      '#san-pham',
    )
  },
}

export const Secondary: Story = { args: { variant: 'secondary' } }
export const WithIcon: Story = { args: { variant: 'ghost', iconEnd: <ArrowRight aria-hidden="true" /> } }
export const Large: Story = { args: { size: 'lg', isFullWidth: true } }

/** Tests the keys of the Authoring Practices with the assertion that all components of this pattern share. */
export const KeyboardPattern: Story = { play: ({ canvas }) => expectLinkKeyboard(canvas.getByRole('link')) }
