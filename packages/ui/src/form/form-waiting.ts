import { createContext } from 'react'

/** Whether the surrounding form can't be submitted yet, because it isn't hydrated. */
export const FormWaiting = createContext(false)
