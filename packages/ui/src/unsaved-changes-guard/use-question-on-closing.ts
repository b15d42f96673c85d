import { useEffect, useReducer } from 'react'
import { useFocusVisible } from 'react-aria/useFocusVisible'

/** The browser's own question before this page is closed, loaded anew or left for another site. */
export function useQuestionOnClosing(isDirty: boolean): void {
  const [, drawAnew] = useReducer((times: number) => times + 1, 0)
  // React Aria takes the question for the end and no longer hears keys. It begins to hear them whenever this is drawn.
  useFocusVisible()
  useEffect(() => {
    if (!isDirty) return undefined
    function ask(event: BeforeUnloadEvent) {
      event.preventDefault()
      // Only who stayed comes here.
      setTimeout(drawAnew)
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
}
