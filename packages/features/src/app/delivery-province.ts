import { consentStorageKey, parseConsent } from '@chonoi/domain'

const key = 'deliveryProvince'

/** The province that deliveries were last estimated for. Kept in this browser, unless functional cookies are refused. */
export const deliveryProvince = {
  code: (): string | null => localStorage.getItem(key),
  keep(code: string): void {
    if (parseConsent(localStorage.getItem(consentStorageKey))?.functional === false) return
    localStorage.setItem(key, code)
  },
}
