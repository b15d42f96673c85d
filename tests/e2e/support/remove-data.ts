import { rmSync } from 'node:fs'

/** Removes the data of the run, after the site has stopped. */
export default function removeData() {
  const folder = process.env.E2E_DATA
  if (folder && !process.env.SITE_URL) rmSync(folder, { recursive: true, force: true })
}
