import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inEnglish, inVietnamese, textsIn } from '../../testing/stories/texts-in.ts'
import { Button } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import { Stack } from '../stack/stack.tsx'
import { ThemeScope } from './theme-scope.tsx'

const sample = (name: string, t = inVietnamese) => (
  <Stack direction="row" gap={3} align="center" isWrapping style={{ padding: 12 }}>
    <Button>{name}</Button>
    <Button variant="secondary">{t('Chi tiết', 'Details')}</Button>
    <Link href="#gian-hang">{t('Vào gian hàng', 'Visit shop')}</Link>
  </Stack>
)

const meta = {
  title: 'Foundations/ThemeScope',
  component: ThemeScope,
  args: { color: '#b24a05', children: sample('Ghe cô Ba') },
  parameters: { english: { children: sample('Ba’s boat', inEnglish) } },
} satisfies Meta<typeof ThemeScope>
export default meta
type Story = StoryObj<typeof meta>

const fillOf = (button: HTMLElement) => getComputedStyle(button).backgroundColor

export const Brand: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const isMore = matchMedia('(prefers-contrast: more)').matches
    const isForced = matchMedia('(forced-colors: active)').matches
    if (globals.theme === 'light' && !isMore && !isForced) {
      await expect(fillOf(canvas.getByRole('button', { name: t('Ghe cô Ba', 'Ba’s boat') }))).toBe('rgb(178, 74, 5)')
    }
  },
}

/** An unreadable yellow is darkened in the light theme and lightened in the dark one. */
export const Repaired: Story = { args: { color: '#ffd400' } }

export const Nested: Story = {
  args: {
    children: (
      <>
        {sample('Ngoài')}
        <ThemeScope color="#187a3c" theme="dark">
          {sample('Trong')}
        </ThemeScope>
        <div data-theme="light" style={{ background: 'var(--ds-color-bg)' }}>
          {sample('Sáng')}
        </div>
      </>
    ),
  },
  parameters: {
    english: {
      children: (
        <>
          {sample('Outside', inEnglish)}
          <ThemeScope color="#187a3c" theme="dark">
            {sample('Inside', inEnglish)}
          </ThemeScope>
          <div data-theme="light" style={{ background: 'var(--ds-color-bg)' }}>
            {sample('Light', inEnglish)}
          </div>
        </>
      ),
    },
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    if (matchMedia('(forced-colors: active)').matches) return
    const fill = (name: string) => fillOf(canvas.getByRole('button', { name }))
    await expect(fill(t('Trong', 'Inside'))).not.toBe(fill(t('Ngoài', 'Outside')))
    if (!matchMedia('(prefers-contrast: more)').matches) await expect(fill(t('Sáng', 'Light'))).toBe('rgb(178, 74, 5)')
  },
}

export const BothThemes: Story = {
  args: {
    color: '#8b5cf6',
    children: (
      <>
        <ThemeScope color="#8b5cf6" theme="light">
          {sample('Sáng')}
        </ThemeScope>
        <ThemeScope color="#8b5cf6" theme="dark">
          {sample('Tối')}
        </ThemeScope>
      </>
    ),
  },
  parameters: {
    english: {
      children: (
        <>
          <ThemeScope color="#8b5cf6" theme="light">
            {sample('Light', inEnglish)}
          </ThemeScope>
          <ThemeScope color="#8b5cf6" theme="dark">
            {sample('Dark', inEnglish)}
          </ThemeScope>
        </>
      ),
    },
  },
}

export const NoColor: Story = { args: { color: 'red;}' } }
