// npm run push:rotate
import { openEncryption, rotatePushKey } from '@chonoi/api'
import { withOwner } from './command-database.ts'
import { readSettings } from './settings.ts'
import { StartRefused } from './start-refused.ts'

try {
  const settings = readSettings(process.env)
  const publicKey = await withOwner(settings, (owner) => rotatePushKey(owner, openEncryption(settings.encryptionKeys)))
  console.log(`Browsers subscribe with the key ${publicKey} from their next visit on. Devices keep theirs until then.`)
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error)
  process.exitCode = 1
}
