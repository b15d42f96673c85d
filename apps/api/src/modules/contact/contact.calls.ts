import type { Calls } from '../../../test/calls/call.ts'
import type { contactRoutes } from './contact.routes.ts'

export const contactCalls = {
  sendContactMessage: {
    body: { name: 'Út Mười', email: 'ut.muoi@chonoi.test', topic: 'ORDER', message: 'Đơn của tôi đâu rồi?' },
    fixed: ['email'],
  },
} satisfies Calls<keyof typeof contactRoutes>
