import { toastQueue } from '@chonoi/ui/toast-queue'

/**
 * Pauses toasts in tests: after two seconds one would be missing from the screenshot of a busy machine, or gone before a
 * test looks. An empty queue ends the pause, so it is renewed with every change.
 */
toastQueue.subscribe(toastQueue.pause)
toastQueue.pause()
