import reactAxe from '@axe-core/react'
import * as React from 'react'
import * as ReactDOM from 'react-dom'

/** How long the page must be unchanged before axe runs, ms. */
const quietFor = 1_000

/**
 * Reports what axe finds on the page in the console, each finding once, in development only. `@axe-core/react` follows
 * renders through `React.createElement`, which the JSX of React 19 no longer calls, so changes of the document start the next
 * check (docs/decisions/0022-axe-in-the-console.md).
 */
export function reportAccessibility(): void {
  let waiting: ReturnType<typeof setTimeout>
  // A copy: the original's createElement stays as it is.
  const check = () => void reactAxe({ ...React }, ReactDOM, quietFor)
  const checkOnceQuiet = () => {
    clearTimeout(waiting)
    waiting = setTimeout(check, quietFor)
  }
  new MutationObserver(checkOnceQuiet).observe(document.body, { childList: true, subtree: true, attributes: true })
  checkOnceQuiet()
}
