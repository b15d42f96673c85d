import { hashCsrfToken } from '../../http/cross-site.ts'
import type { Routes } from '../../http/handlers.ts'
import {
  disableTwoFactor,
  enableTwoFactor,
  readTwoFactorStatus,
  regenerateBackupCodes,
  setupTwoFactor,
} from './change-two-factor.ts'
import { verifyTwoFactor } from './verify-two-factor.ts'

export const twoFactorRoutes = {
  setupTwoFactor: (context, { body }) => setupTwoFactor(context, body),
  enableTwoFactor: (context, { body }) => enableTwoFactor(context, body),
  verifyTwoFactor: (context, { body, headers }) =>
    verifyTwoFactor(context, body, hashCsrfToken(headers.get('x-csrf-token') ?? '')),
  async disableTwoFactor(context, { body }) {
    await disableTwoFactor(context, body)
    return { success: true }
  },
  getTwoFactorStatus: (context) => readTwoFactorStatus(context),
  regenerateBackupCodes: (context, { body }) => regenerateBackupCodes(context, body),
} satisfies Routes
