import { lazy, Suspense, useEffect, useReducer } from 'react'

const ListensAgain = lazy(() => import('./listens-again.tsx').catch(() => ({ default: () => null })))

/** Shows the browser's own prompt before this page is closed, reloaded or left for another site. */
export function QuestionOnClosing({ isDirty }: { isDirty: boolean }) {
  const [stays, stay] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (!isDirty) return undefined
    function ask(event: BeforeUnloadEvent) {
      event.preventDefault()
      // Runs only when the user stayed.
      setTimeout(stay)
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  if (stays === 0) return null
  return (
    <Suspense>
      <ListensAgain key={stays} />
    </Suspense>
  )
}
