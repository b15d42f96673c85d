// `npm run tenant-shop`: apps/tenant-shop as its tenant would run it, from packed tarballs in a folder outside of the
// workspace. It asks the marketplace at MARKETPLACE_URL (default http://localhost:3000, where `npm start` serves).
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, installOutside } from './support/outside-workspace.ts'

const outside = mkdtempSync(join(tmpdir(), 'chonoi-tenant-shop-'))
installOutside(outside, ['tenant-shop'])
const folder = join(outside, 'tenant-shop')
build(folder)
spawn(process.execPath, ['server.ts'], { cwd: folder, stdio: 'inherit' })
