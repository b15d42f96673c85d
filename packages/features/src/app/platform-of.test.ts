import { expect, test } from 'vitest'
import { defaultPlatform } from './platform.tsx'
import { platformOf } from './platform-of.tsx'

const settings = {
  ...{ platformName: 'Chợ Nổi', logoUrl: null, registrationEnabled: true },
  ...{ primaryColor: '#2563EB', secondaryColor: '#f59e0b' },
}

test('platformOf: the default settings change nothing', () => {
  expect(platformOf(settings)).toEqual(defaultPlatform)
})

test('platformOf: own colors become an accessible theme of both', () => {
  const { theme } = platformOf({ ...settings, primaryColor: '#ffee00', secondaryColor: '#0F766E' })
  expect(theme?.brand).toBe('ffee00-0f766e')
  expect(theme?.css).toContain('[data-brand="ffee00-0f766e"]')
  expect(theme?.css).toContain('--ds-color-accent-fill:light-dark(#0f766e,#0f766e)')
  // Yellow text on white isn't legible.
  expect(theme?.css).not.toContain('--ds-color-primary:light-dark(#ffee00')
})
