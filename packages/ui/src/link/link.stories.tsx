import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { expectLinkKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { Stack } from '../stack/stack.tsx'
import { enLabels, type UiLinkProps, UiProvider } from '../ui-provider/ui-provider.tsx'
import { BareLink, Link } from './link.tsx'

const meta = {
  title: 'Actions/Link',
  component: Link,
  parameters: { keyboard: 'link' },
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
  play: async ({ canvas, globals }) => {
    const words = globals.locale === 'vi' ? 'mở trong cửa sổ mới' : 'opens in a new window'
    const link = canvas.getByRole('link', { name: `Tra cứu vận đơn (${words})` })
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
  render: () => (
    <UiProvider locale="en" labels={enLabels} navigate={() => undefined} linkComponent={RouterLink}>
      <Stack direction="row" gap={4}>
        <Link href="/don-hang">Đơn hàng</Link>
        <Link href="https://example.com">Trang khác</Link>
      </Stack>
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    followed.mockClear()
    await userEvent.click(canvas.getByRole('link', { name: 'Đơn hàng' }))
    await expect(followed).toHaveBeenCalledWith('/don-hang')
    await expect(canvas.getByRole('link', { name: 'Trang khác' })).toHaveAttribute('href', 'https://example.com')
  },
}

/** Tests the keys of the Authoring Practices with the assertion that all components of this pattern share. */
export const KeyboardPattern: Story = { play: ({ canvas }) => expectLinkKeyboard(canvas.getByRole('link')) }
