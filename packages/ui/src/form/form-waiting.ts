import { createContext } from 'react'

/** Whether the form around can't be sent yet because its script isn't there. */
export const FormWaiting = createContext(false)
