import type { Routes } from '../../http/handlers.ts'
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
    }
  },
} satisfies Routes
