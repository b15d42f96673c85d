import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useSession } from '../app/services.tsx'
import { consentStore } from '../cookies/consent-store.ts'
import { mayAskForPush } from './push-permission.ts'

const PushBanner = lazy(() => import('./push-banner.tsx'))

/** One question at a time: the one about cookies comes over the same edge of the page, and goes first. */
const isNextQuestion = () => consentStore.read() !== null && mayAskForPush()

/** Asks signed-in people once whether they want push notices (PUSH-01, PUSH-04). */
export function PushPrompt() {
  const { status } = useSession()
  const isOpenQuestion = useSyncExternalStore(consentStore.subscribe, isNextQuestion, () => false)
  if (status !== 'in' || !isOpenQuestion) return null
  return (
    <Suspense>
      <PushBanner />
    </Suspense>
  )
}
