import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SearchField } from '../../src/search-field/search-field.tsx'
import { modes } from './modes.ts'

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

/**
 * Fails in a mode that isn't what it is called: language and theme as painted, media features as the browser answers and
 * as the tokens follow, width and text as laid out.
 */
export const IsTheModeItIsCalled: Story = {
  play: async ({ canvas, globals }) => {
    const mode = modes.find(({ name }) => name === globals.mode)
    await expect(mode).toBeDefined()
    if (!mode) return

    await expect(document.documentElement).toHaveAttribute('lang', mode.locale)
    await expect(canvas.getByRole('button', { name: { vi: 'Xóa nội dung', en: 'Clear' }[mode.locale] })).toBeVisible()

    const isHigh = mode.emulate?.contrast === 'more'
    await expect(media('(prefers-contrast: more)')).toBe(isHigh)
    const ink = { light: isHigh ? 'rgb(0, 0, 0)' : 'rgb(16, 28, 48)', dark: 'rgb(233, 239, 250)' }[mode.theme]
    const isForced = mode.emulate?.forcedColors === 'active'
    await expect(media('(forced-colors: active)')).toBe(isForced)
    if (!isForced) await expect(getComputedStyle(document.body).color).toBe(ink)
    await expect(getComputedStyle(canvas.getByTestId('filled')).backgroundColor === 'rgb(1, 2, 3)').toBe(!isForced)

    const isStill = mode.emulate?.reducedMotion === 'reduce'
    await expect(media('(prefers-reduced-motion: reduce)')).toBe(isStill)
    await expect(token('--ds-duration-normal') === '200ms').toBe(!isStill)

    await expect(window.innerWidth).toBe(mode.width ?? 1200)
    await expect(Number.parseFloat(getComputedStyle(document.body).fontSize)).toBe((16 * (mode.textScale ?? 100)) / 100)
  },
}
