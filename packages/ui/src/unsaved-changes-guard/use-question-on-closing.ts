import { useEffect, useReducer } from 'react'
import { useFocusVisible } from 'react-aria/useFocusVisible'

/** Shows the browser's own prompt before this page is closed, reloaded or left for another site. */
export function useQuestionOnClosing(isDirty: boolean): void {
  const [, drawAnew] = useReducer((times: number) => times + 1, 0)
  // React Aria treats the prompt as an unload and stops listening to keys. It resumes whenever this re-renders.
  useFocusVisible()
  useEffect(() => {
    if (!isDirty) return undefined
    function ask(event: BeforeUnloadEvent) {
      event.preventDefault()
      // Runs only when the user stayed.
      setTimeout(drawAnew)
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
}
