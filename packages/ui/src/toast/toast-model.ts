export type ToastType = 'success' | 'error' | 'warning' | 'info' | 'loading' | 'blank'

/** What can be done about what a toast tells, such as undoing it. Pressing it removes the toast. */
export interface ToastAction {
  readonly label: string
  readonly onAction: () => void
}

/** A short notification that usually disappears by itself. */
export interface Toast {
  readonly id: string
  readonly type: ToastType
  readonly title: string
  readonly message?: string
  readonly action?: ToastAction
  /** Creation time in milliseconds since 1970. */
  readonly createdAt: number
  /** Milliseconds on screen; 0 stays until dismissed. */
  readonly duration: number
}

export interface NewToast {
  /** Default `blank`. */
  type?: ToastType
  title: string
  message?: string
  action?: ToastAction
  /** In milliseconds; default by type, longer with an action. */
  duration?: number
}

/** Milliseconds on screen by type; 0 has no limit. */
export const toastDurations = {
  success: 2000,
  error: 4000,
  blank: 4000,
  warning: 4000,
  info: 4000,
  loading: 0,
} as const satisfies Record<ToastType, number>

/** Milliseconds on screen of a toast with an action, which must be read, decided on and reached. */
export const actionDuration = 10_000

/** Maximum number of toasts. The oldest is removed first. */
export const maxToasts = 20
