import type { Event } from '../events/event.ts'

/** An announcement to some users. */
export const announced = (title: string, total: number): Event => ({
  audit: { action: 'notification.create', values: { title, total }, entityType: 'notification', entityId: null },
})

/** A push message of the platform's staff, to so many devices. */
export const pushSent = (title: string, total: number): Event => ({
  audit: { action: 'push.send', values: { title, total }, entityType: 'notification', entityId: null },
})
