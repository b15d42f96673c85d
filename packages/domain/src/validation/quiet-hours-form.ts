import type { Validator } from './field-problem.ts'

/** Hours of the day as `HH:MM`; the end may lie on the next day. */
export type QuietHoursForm = { readonly from: string; readonly to: string }

/** The hours that are offered until somebody chooses. */
export const usualQuietHours: QuietHoursForm = { from: '22:00', to: '07:00' }

export const validateQuietHours: Validator<QuietHoursForm> = ({ from, to }) =>
  from === to ? [{ field: 'to', code: 'quiet_hours.empty' }] : []
