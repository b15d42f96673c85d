import type { Handlers } from '../../http/handlers.ts'
import { sendContactMessage } from './send-contact-message.ts'

export const contactRoutes: Handlers<'sendContactMessage'> = {
  async sendContactMessage(context, { body }) {
    return sendContactMessage(context, body)
  },
}
