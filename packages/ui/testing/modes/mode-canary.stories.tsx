import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { SearchField } from '../../src/search-field/search-field.tsx'
import { type Mode, modes } from './modes.ts'

const meta = {
  title: 'Checks/Mode canary',
  parameters: { noScreenshot: 'It shows no component of its own' },
  render: () => (
    <>
      <SearchField label="Tìm" defaultValue="xoài" />
      <button type="button" data-testid="filled" style={{ padding: 8, background: 'rgb(1, 2, 3)', color: 'white' }}>
        Nền
      </button>
    </>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const media = (query: string) => window.matchMedia(query).matches
const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name)

const clear = { vi: 'Xóa nội dung', en: 'Clear' }

/** Fails when the page isn't in its mode: checks rendered language and theme, media features and tokens. */
async function expectMode(mode: Mode): Promise<void> {
  await expect(document.documentElement).toHaveAttribute('lang', mode.locale)
  await expect(screen.getByRole('button', { name: clear[mode.locale] })).toBeVisible()

  const isHigh = mode.emulate?.contrast === 'more'
  await expect(media('(prefers-contrast: more)')).toBe(isHigh)
  const ink = { light: isHigh ? 'rgb(0, 0, 0)' : 'rgb(16, 28, 48)', dark: 'rgb(233, 239, 250)' }[mode.theme]
  const isForced = mode.emulate?.forcedColors === 'active'
  await expect(media('(forced-colors: active)')).toBe(isForced)
  if (!isForced) await expect(getComputedStyle(document.body).color).toBe(ink)
  await expect(getComputedStyle(screen.getByTestId('filled')).backgroundColor === 'rgb(1, 2, 3)').toBe(!isForced)

  const isStill = mode.emulate?.reducedMotion === 'reduce'
  await expect(media('(prefers-reduced-motion: reduce)')).toBe(isStill)
  await expect(token('--ds-duration-normal') === '200ms').toBe(!isStill)

  await expect(window.innerWidth).toBe(mode.width ?? 1200)
  await expect(Number.parseFloat(getComputedStyle(document.body).fontSize)).toBe((16 * (mode.textScale ?? 100)) / 100)
}

/** Fails in a mode that doesn't match its name, whether mounted or switched to. */
export const IsTheModeItIsCalled: Story = {
  parameters: { inEachMode: expectMode },
  play: async ({ globals }) => {
    const mode = modes.find(({ name }) => name === globals.mode)
    await expect(mode).toBeDefined()
    if (mode) await expectMode(mode)
  },
}
