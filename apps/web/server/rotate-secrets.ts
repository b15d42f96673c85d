// npm run secrets:rotate
import { openEncryption, rotateSecrets } from '@chonoi/api'
import { withOwner } from './command-database.ts'
import { readSettings } from './settings.ts'
import { StartRefused } from './start-refused.ts'

try {
  const settings = readSettings(process.env)
  const { rotated, current, unreadable } = await withOwner(settings, (owner) =>
    rotateSecrets(owner, openEncryption(settings.encryptionKeys)),
  )
  console.log(`${rotated} secrets are encrypted anew, ${current} already were under the current key.`)
  if (settings.formerSecrets.length > 0)
    console.log('What SECRET_KEY_PREVIOUS signed expires within an hour: start without it from then on.')
  for (const place of unreadable) console.error(`No key decrypts ${place}: add its key to DATA_ENCRYPTION_OLD_KEYS.`)
  if (unreadable.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error)
  process.exitCode = 1
}
