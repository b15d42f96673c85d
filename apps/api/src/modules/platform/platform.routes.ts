import type { Routes } from '../../http/handlers.ts'
import { resetPlatformSettings, toPlatformSettings, updatePlatformSettings } from './change-platform-settings.ts'
import { getPlatformSettingsRow } from './platform.store.ts'

export const platformRoutes = {
  async getPublicPlatformSettings(context) {
    const row = await getPlatformSettingsRow(context.visitor)
    return {
      platformName: row.platformName,
      platformDescription: row.platformDescription,
      logoUrl: row.logoUrl,
      primaryColor: row.primaryColor,
      secondaryColor: row.secondaryColor,
      registrationEnabled: row.registrationEnabled,
      maintenanceMode: row.maintenanceMode,
      supportEmail: context.ports.supportEmail,
      returnDays: row.returnDays,
    }
  },
  async getPlatformSettings(context) {
    return toPlatformSettings(await context.transaction(getPlatformSettingsRow))
  },
  updatePlatformSettings: (context, { body }) => updatePlatformSettings(context, body),
  resetPlatformSettings: (context) => resetPlatformSettings(context),
} satisfies Routes
