import { rmSync } from 'node:fs'

/** What the site kept during the run; the site itself has been stopped by then. */
export default function removeData() {
  const folder = process.env.E2E_DATA
  if (folder && !process.env.SITE_URL) rmSync(folder, { recursive: true, force: true })
}
