import { toastQueue } from '@chonoi/ui/toast-queue'

/**
 * Where stories are tests, their toasts stay: after two seconds one would be gone from the picture of a busy machine. An
 * empty queue ends its pause, so it is asked for again with every change.
 */
toastQueue.subscribe(toastQueue.pause)
toastQueue.pause()
