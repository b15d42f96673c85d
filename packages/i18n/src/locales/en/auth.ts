import type { Translation } from '../../translation.ts'
import type { words as vietnamese } from '../vi/auth.ts'

export const words = {
  'login.title': 'Sign in',
  'login.text': 'Welcome back to Chợ Nổi.',
  'login.textNext': 'Sign in to continue. You will come back to the page you were on.',
  'login.forgot': 'Forgot your password?',
  'login.noAccount': 'No account yet?',

  'register.title': 'Create an account',
  'register.text': 'Buy, follow your orders and get refunds into your wallet, all with one account.',
  'register.phone': 'Phone number (optional)',
  'register.passwordHelp': 'A long sentence that you remember is best. Very common passwords are refused.',
  'register.terms': 'I accept the <terms>terms of use</terms> and the <privacy>privacy policy</privacy>',
  'register.submit': 'Create account',
  'register.hasAccount': 'Have an account already?',

  'rules.length': 'From {{min}} to {{max}} characters',
  'rules.repeated': 'The same both times',
  'rules.met': '(met)',
  'rules.open': '(not met yet)',

  'forgot.title': 'Forgot your password',
  'forgot.text': 'Enter your email and we will send a link to set a new password.',
  'forgot.submit': 'Send link',
  'forgot.back': 'Back to sign in',
  'forgot.sentTitle': 'Check your mailbox',
  'forgot.sentText':
    'If {{email}} has an account, a link to reset the password is on its way. Look into the spam folder too.',
  'forgot.again': 'Use another email',

  'reset.title': 'Set a new password',
  'reset.text': 'Every device that is signed in will have to sign in again.',
  'reset.submit': 'Set new password',
  'reset.doneTitle': 'Your password was changed',
  'reset.doneText': 'You can sign in with the new password.',
  'reset.signIn': 'Sign in',
  'reset.expiredTitle': 'This link no longer works',
  'reset.expiredText': 'The link to reset the password has expired or was used. You can ask for a new one.',
  'reset.askAgain': 'Ask for a new link',

  'aside.label': 'What an account is good for',
  'aside.title': 'A market of many Vietnamese shops, one account',
  'aside.orders': 'Follow every order from your press to your door.',
  'aside.wallet': 'Chợ Nổi wallet: top up by VietQR, refunds come back at once when an order is cancelled.',
  'aside.safety': 'Protected passwords; strange sessions are ended.',

  'demo.title': 'Demo accounts',
  'demo.password': 'Press one to fill in the form. The password of all:',
  'demo.customer': 'Customer',
  'demo.seller': 'Seller',
  'demo.shopAdmin': 'Shop administrator',
  'demo.admin': 'Platform administrator',
  'demo.superAdmin': 'Super administrator',
  'demo.multi': 'Member of several shops',
  'demo.user': 'New user',

  'secondFactor.title': 'One more step',
  'secondFactor.text': 'Enter the six-digit code of your authenticator app.',
  'secondFactor.backupText': 'Enter one of your backup codes. Each works once.',
  'secondFactor.code': 'Code',
  'secondFactor.backupCode': 'Backup code',
  'secondFactor.submit': 'Continue',
  'secondFactor.useBackup': 'Use a backup code instead',
  'secondFactor.useApp': 'Use the app instead',
  'secondFactor.again': 'Sign in again',
} as const satisfies Translation<typeof vietnamese>
