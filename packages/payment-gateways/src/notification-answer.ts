import type { NotificationAnswer } from './payment-gateway.ts'

export function jsonAnswer(status: number, body: object): NotificationAnswer {
  return { status, body: JSON.stringify(body), contentType: 'application/json' }
}

export function emptyAnswer(status: number): NotificationAnswer {
  return { status, body: null, contentType: null }
}
