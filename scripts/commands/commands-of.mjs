// Finds what a page tells people to run.

/** What a line of a page begins with when it is a command, after settings such as `DEMO=off`. */
const programs =
  'npm|npx|pnpm|node|playwright|docker|git|apt-get|chonoi|systemctl|journalctl|ssh|dropdb|rm|kill|curl|du|timedatectl|chronyc|openssl|sha256sum|pg_basebackup|pg_rewind|pgbackrest|select|alter'
const command = new RegExp(`^(?:[A-Z_]+=\\S+ )*(?:${programs}) .`)

const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim()

/**
 * Returns the commands of a page in Markdown: those of `sh` blocks, those within its lines, and each other block by its language and
 * first line. Of a page whose blocks a test runs from the first to the last only those within its lines.
 */
export function commandsOf(page, { withBlocks = true } = {}) {
  const found = new Set()
  for (const [, language, content] of page.matchAll(/^```(\w+)\n([^]*?)^```$/gm)) {
    if (!withBlocks || language === 'text') continue
    const lines = content.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    if (language !== 'sh') found.add(`${language}: ${oneLine(content.split('\n')[0])}`)
    else for (const line of lines) found.add(oneLine(line.replace(/ +#.*$/, '')))
  }
  for (const [, code] of page.replaceAll(/^```[^]*?^```$/gm, '').matchAll(/`([^`]+)`/g))
    if (command.test(oneLine(code))) found.add(oneLine(code))
  return [...found]
}
