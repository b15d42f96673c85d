import { type ComponentType, useState } from 'react'
import type { ComboBoxListProps, ListMarks } from './combo-box-list.tsx'

const fetchCode = () => import('./combo-box-list.tsx')
export const prefetchList = () => void fetchCode().catch(() => undefined)
const closed: ListMarks = { 'aria-expanded': false, 'aria-controls': undefined, 'aria-activedescendant': undefined }
const areSame = (some: ListMarks, others: ListMarks) =>
  some['aria-expanded'] === others['aria-expanded'] &&
  some['aria-controls'] === others['aria-controls'] &&
  some['aria-activedescendant'] === others['aria-activedescendant']

/** The list of a ComboBox, once somebody reached for the box, and what it says about the box. */
export function useList() {
  const [List, setList] = useState<ComponentType<ComboBoxListProps> | null>(null)
  const [marks, setMarks] = useState(closed)
  // The list tells them at every drawing.
  const onMarks = (next: ListMarks) => setMarks((now) => (areSame(now, next) ? now : next))
  const fetchList = () => {
    // Where it fails it is fetched again at the next focus or key.
    if (!List)
      void fetchCode().then(
        (code) => setList(() => code.default as ComponentType<ComboBoxListProps>),
        () => undefined,
      )
  }
  return { List, fetchList, marks, onMarks }
}
