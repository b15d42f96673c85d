import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { readAudit } from './advisories/read-audit.mjs'

const root = join(import.meta.dirname, '..')
const advisory = {
  ...{ id: 1, title: 'A weakness', severity: 'high', vulnerable_versions: '<99.0.0', cwe: ['CWE-79'] },
  ...{ url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc', cvss: { score: 7, vectorString: null } },
}

/** Runs the command against a registry that answers so. */
async function ask(status, answer) {
  const registry = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise((listening) => registry.listen(0, '127.0.0.1', listening))
  const address = `http://127.0.0.1:${registry.address().port}/`
  const child = spawn(process.execPath, [join(root, 'scripts/advisories.mjs'), '--registry', address], { cwd: root })
  const [output, complaint, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((ended) => child.once('exit', ended)),
  ])
  registry.close()
  registry.closeAllConnections()
  return { code, output, complaint }
}

test('packages without an advisory pass', async () => {
  const { code, output } = await ask(200, {})
  assert.match(output, /^0 advisories for \d{3,} packages\.\n$/)
  assert.equal(code, 0)
})

test('an advisory is named, with the version that mends it', async () => {
  const { code, complaint } = await ask(200, { hono: [advisory] })
  assert.match(complaint, /^high: hono \d+\.\d+\.\d+, mended in >=99\.0\.0: A weakness \(GHSA-aaaa-bbbb-cccc\)\n$/)
  assert.equal(code, 1)
})

test('a registry that does not know advisories is told of, and does not pass', async () => {
  const { code, complaint } = await ask(405, {})
  assert.match(complaint, /^The registry told nothing about advisories, so nothing is known: .*405/)
  assert.equal(code, 2)
})

test('a registry that does not answer in time is no pass', () => {
  const audit = readAudit({ status: null, signal: 'SIGTERM', stdout: '', stderr: '' })
  assert.deepEqual(audit, { isKnown: false, reason: 'no answer in time' })
})

test('CI asks for advisories, on a schedule too: one may be found without any change here', () => {
  const workflow = readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8')
  assert.match(workflow, /run: npm run advisories/)
  assert.match(workflow, /schedule:\n(?: +#.*\n)* +- cron: /)
})
