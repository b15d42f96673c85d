// npm run files:upload: copies the uploads of DATA_DIR/files into the bucket of S3_BUCKET. What is there with its size is left
// as it is, so that it can be repeated. For a site that moves to a bucket, and after a restore.
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { folderFiles, s3FileStore } from '@chonoi/api'
import { readS3 } from './s3-setting.ts'
import { readDatabaseSettings } from './settings.ts'
import { withSettingsFromFiles } from './settings-from-files.ts'
import { StartRefused } from './start-refused.ts'

try {
  const { dataFolder } = readDatabaseSettings(process.env)
  const s3 = readS3(withSettingsFromFiles(process.env))
  if (!s3) throw new StartRefused('S3_BUCKET is not set: there is nowhere to copy the uploads to.')
  const store = s3FileStore(s3)
  const folder = join(dataFolder, 'files')
  let copied = 0
  let left = 0
  for await (const name of folderFiles(folder).names()) {
    const path = join(folder, name)
    if ((await store.sizeOf(name)) === (await stat(path)).size) left++
    else {
      await store.write(name, await readFile(path))
      copied++
    }
  }
  console.log(`${copied} files are copied into ${s3.bucket}, ${left} were there already. ${folder} is left as it is.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
