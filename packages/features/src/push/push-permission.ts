const dismissedKey = 'pushBannerDismissed'

/** Only with `default` can the browser still ask (PUSH-03, PUSH-04). */
export function mayAskForPush(): boolean {
  return (
    'Notification' in window && Notification.permission === 'default' && localStorage.getItem(dismissedKey) !== 'true'
  )
}

export function rememberPushDismissal(): void {
  localStorage.setItem(dismissedKey, 'true')
}

/**
 * Pages where nothing is bought, paid or typed: the banner covers none of their buttons, and the reload after it is
 * dismissed loses nothing.
 */
const askingPages = [/^\/dashboard$/, /^\/notifications$/, /^\/orders\/[^/]+\/confirmation$/]

/** Whether a page has the banner. */
export const asksForPush = (pathname: string): boolean => askingPages.some((page) => page.test(pathname))
