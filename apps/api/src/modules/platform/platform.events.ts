import type { Event } from '../events/event.ts'

const ofSettings = { values: {}, entityType: 'platform_settings', entityId: null, severity: 'WARNING' } as const

export const settingsChanged = (changes: Readonly<Record<string, unknown>>): Event => ({
  audit: { action: 'platform.settings_update', ...ofSettings, changes },
})

export const settingsReset = (changes: Readonly<Record<string, unknown>>): Event => ({
  audit: { action: 'platform.settings_reset', ...ofSettings, changes },
})
