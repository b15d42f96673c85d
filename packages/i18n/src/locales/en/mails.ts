import type { Translation } from '../../translation.ts'
import type { words as vietnamese } from '../vi/mails.ts'

export const words = {
  greeting: 'Hello {{firstName}},',
  'foot.support': 'Help and complaints',

  'order.title': 'Order {{number}} · {{date}}',
  'order.goods': 'Item',
  'order.amount': 'Amount',
  'order.quantity': '{{quantity, number}} × {{price}}',
  'order.more_one': 'and {{count, number}} more item',
  'order.more_other': 'and {{count, number}} more items',
  'order.method': 'Payment method',
  'order.open': 'View the order',
  'order.pay': 'Pay for the order',

  'notice.open': 'See it on Chợ Nổi',
  'notice.closing': 'You get this because mails about notifications are on.',
  'notice.preferences': 'Choose your mails',
  'notice.stop': 'Stop mails about notifications',
  'notice.securityClosing':
    'Mails about the security of your account always come. If it was not you, set a new password at once.',
  'notice.resetPassword': 'Reset the password',

  'digest.subject_one': 'Your day on Chợ Nổi: {{count, number}} notification',
  'digest.subject_other': 'Your day on Chợ Nổi: {{count, number}} notifications',
  'digest.text_one': 'This happened since the last mail ({{count, number}} notification).',
  'digest.text_other': 'This happened since the last mail ({{count, number}} notifications).',
  'digest.open': 'See all notifications',
  'digest.openMore_one': 'See {{count, number}} more',
  'digest.openMore_other': 'See {{count, number}} more',
  'digest.closing': 'You get one mail a day because you chose so.',

  'campaign.open': 'See it on Chợ Nổi',
  'campaign.testSubject': '[Test] {{subject}}',
  'campaign.closing': 'You get this because you chose to hear of offers.',
  'campaign.stop': 'Stop mails about offers',

  'passwordReset.subject': 'Reset your Chợ Nổi password',
  'passwordReset.asked': 'We were asked to reset the password of your account.',
  'passwordReset.link': 'The link below works once within {{minutes}} minutes.',
  'passwordReset.action': 'Set a new password',
  'passwordReset.closing': 'If you did not ask for this, ignore this mail: your password stays as it is.',

  'accountCreated.subject': 'Your Chợ Nổi account is ready',
  'accountCreated.greeting': 'Hello,',
  'accountCreated.text': 'An administrator of Chợ Nổi has created an account for {{email}}.',
  'accountCreated.link': 'Choose your password with the link below. It works once, within {{days}} days.',
  'accountCreated.action': 'Choose a password',
  'accountCreated.closing': 'If you did not expect an account, ignore this message.',

  'passwordChanged.subject': 'Your Chợ Nổi password was changed',
  'passwordChanged.text': 'The password of your account was just changed and your other sessions were ended.',
  'passwordChanged.action': 'Was it not you? Reset the password',
  'passwordChanged.closing': 'If it was you, there is nothing more to do.',

  'invoice.subject': 'Invoice {{invoiceNumber}} from {{shop}}',
  'invoice.greeting': 'Dear {{customer}},',
  'invoice.text': '{{shop}} sends you invoice {{invoiceNumber}}, total {{amount}}. The PDF is attached.',
  'invoice.closing': 'Reply to this mail to reach Chợ Nổi.',

  'invitation.subject': '{{inviter}} invites you to join {{shop}} on Chợ Nổi',
  'invitation.greeting': 'Hello,',
  'invitation.text': '{{inviter}} ({{inviterEmail}}) invites you to join {{shop}} as {{role}}.',
  'invitation.message': 'Message: {{message}}',
  'invitation.link':
    'The link below works once within {{days}} days, with the account that has the email address {{email}}.',
  'invitation.action': 'View the invitation',
  'invitation.closing': "If you don't know the sender, decline the invitation or ignore this email.",

  'contact.subject': '[Contact] {{topic}}: {{name}}',
  'contact.greeting': '{{name}} ({{email}}) writes:',
  'contact.closing': 'Answer in {{language}}. Letter {{id}}',
} as const satisfies Translation<typeof vietnamese>
