import { consentStore } from '../cookies/consent-store.ts'

/** Whether the visitor agreed to be counted. */
export const agreesToAnalytics = (): boolean => consentStore.read()?.analytics === true
