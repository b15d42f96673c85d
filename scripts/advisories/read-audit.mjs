/**
 * What `pnpm audit --json` says: each known advisory in a package that the running site has, or that nothing is known
 * because the registry didn't answer. Silence of the registry is never taken for health.
 */
export function readAudit({ status, signal, stdout, stderr }) {
  const answer = parsed(stdout)
  if (!answer?.metadata || !answer.advisories) return { isKnown: false, reason: reasonOf({ status, signal, stderr }) }
  const lines = Object.values(answer.advisories).map(
    ({ severity, module_name: name, findings, patched_versions: patched, title, github_advisory_id: id }) =>
      `${severity}: ${name} ${findings.map(({ version }) => version).join(', ')}, mended in ${patched}: ${title} (${id})`,
  )
  return { isKnown: true, count: answer.metadata.totalDependencies, lines: lines.sort() }
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whatever the tool draws around its message. */
function reasonOf({ status, signal, stderr }) {
  if (signal) return 'no answer in time'
  const words = stderr.replaceAll(/[│×]/g, ' ').replaceAll(/\s+/g, ' ').trim()
  return words || `pnpm audit ended with ${status}`
}
