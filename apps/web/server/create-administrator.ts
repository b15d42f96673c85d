// npm run admin:create -- <e-mail> [first name] [last name]
import { AdministratorRefused, administratorLinkHours, inviteAdministrator, signedTokens } from '@chonoi/api'
import { withOwner } from './command-database.ts'
import { readSettings } from './settings.ts'
import { StartRefused } from './start-refused.ts'

const [email, firstName, lastName] = process.argv.slice(2)

try {
  if (!email) throw new StartRefused('Usage: npm run admin:create -- <e-mail> [first name] [last name]')
  const settings = readSettings(process.env)
  const now = () => new Date()
  const ports = { tokens: signedTokens(settings.secret, now), now, publicUrl: settings.publicUrl }
  const link = await withOwner(settings, (owner) => inviteAdministrator(owner, ports, { email, firstName, lastName }))
  console.log(`Choose the password of ${email} within ${administratorLinkHours} hours: ${link}`)
} catch (error) {
  console.error(error instanceof StartRefused || error instanceof AdministratorRefused ? error.message : error)
  process.exitCode = 1
}
