import { acceptAll, type ConsentChoice, consentSaveTime, essentialOnly } from '@chonoi/domain'
import { useRef, useState } from 'react'
import { consentStore } from './consent-store.ts'

export type ConsentAction = 'acceptAll' | 'essentialOnly' | 'savePreferences'

export interface ConsentActions {
  /** The action in progress, whose button shows a spinner. */
  saving: ConsentAction | null
  /** `choice` is used by savePreferences; the other actions imply theirs. */
  choose: (action: ConsentAction, choice?: ConsentChoice) => void
}

/** Stores a consent: shows the spinner for the documented second, then notifies the page (COOKIE-12..17). */
export function useConsentActions(onSaved?: () => void): ConsentActions {
  const [saving, setSaving] = useState<ConsentAction | null>(null)
  const isSaving = useRef(false)
  function choose(action: ConsentAction, choice: ConsentChoice = essentialOnly) {
    if (isSaving.current) return
    isSaving.current = true
    setSaving(action)
    consentStore.keep(action === 'acceptAll' ? acceptAll : action === 'essentialOnly' ? essentialOnly : choice)
    setTimeout(() => {
      isSaving.current = false
      setSaving(null)
      consentStore.broadcast()
      onSaved?.()
    }, consentSaveTime)
  }
  return { saving, choose }
}
