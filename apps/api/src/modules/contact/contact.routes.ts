import type { Routes } from '../../http/handlers.ts'
import { sendContactMessage } from './send-contact-message.ts'

export const contactRoutes = {
  async sendContactMessage(context, { body }) {
    return sendContactMessage(context, body)
  },
} satisfies Routes
