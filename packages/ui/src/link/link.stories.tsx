import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { expectLinkKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Stack } from '../stack/stack.tsx'
import { enLabels, type UiLinkProps, UiProvider } from '../ui-provider/ui-provider.tsx'
import { BareLink, Link } from './link.tsx'

const meta = {
  title: 'Actions/Link',
  component: Link,
  parameters: { keyboard: 'link', english: { children: 'View your orders' } },
  args: { href: '#don-hang', children: 'Xem đơn hàng của bạn' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Plain: Story = { args: { variant: 'plain' } }

/** A link without a look of its own. */
export const Bare: Story = {
  parameters: { noScreenshot: 'It looks as the browser and the page around it have it.' },
  render: ({ href, children }) => <BareLink href={href}>{children}</BareLink>,
}

export const External: Story = {
  args: { href: 'https://example.com', isExternal: true, children: 'Tra cứu vận đơn' },
  parameters: { english: { children: 'Track the parcel' } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const words = t('mở trong cửa sổ mới', 'opens in a new window')
    const link = canvas.getByRole('link', { name: t(`Tra cứu vận đơn (${words})`, `Track the parcel (${words})`) })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

const followed = fn()

function RouterLink({ href, children, ...rest }: UiLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault()
        followed(href)
      }}
    >
      {children}
    </a>
  )
}

export const ThroughTheRouter: Story = {
  render: (_, { globals }) => {
    const t = textsIn(globals)
    return (
      <UiProvider locale="en" labels={enLabels} navigate={() => undefined} linkComponent={RouterLink}>
        <Stack direction="row" gap={4}>
          <Link href="/don-hang">{t('Đơn hàng', 'Orders')}</Link>
          <Link href="https://example.com">{t('Trang khác', 'Another page')}</Link>
        </Stack>
      </UiProvider>
    )
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    followed.mockClear()
    await userEvent.click(canvas.getByRole('link', { name: t('Đơn hàng', 'Orders') }))
    await expect(followed).toHaveBeenCalledWith('/don-hang')
    await expect(canvas.getByRole('link', { name: t('Trang khác', 'Another page') })).toHaveAttribute(
      'href',
      'https://example.com',
    )
  },
}

/** Tests the keys of the Authoring Practices with the assertion that all components of this pattern share. */
export const KeyboardPattern: Story = { play: ({ canvas }) => expectLinkKeyboard(canvas.getByRole('link')) }
