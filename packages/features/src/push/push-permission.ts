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
