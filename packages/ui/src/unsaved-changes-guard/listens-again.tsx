import { useFocusVisible } from 'react-aria/useFocusVisible'

/** React Aria treats the browser's prompt as an unload and stops listening to keys. It resumes when this is drawn. */
export default function ListensAgain() {
  useFocusVisible()
  return null
}
