// npm run keys:change -- <SECRET_KEY|DATA_ENCRYPTION_KEY> <announce|use|retire>
import { changeKey } from './key-files.ts'
import { StartRefused } from './start-refused.ts'

try {
  console.log(changeKey(process.argv.slice(2), process.env, new Date()))
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error)
  process.exitCode = 1
}
