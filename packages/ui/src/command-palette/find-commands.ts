import { rankOptions } from '../combo-box/rank-options.ts'

export interface Command {
  id: string
  label: string
  /** Additional search terms. */
  keywords?: string
  /** Name of the group under which it is listed. */
  group?: string
}

/** Returns the matching commands: first those found by name, then by keywords. */
export function findCommands<Found extends Command>(commands: readonly Found[], typed: string): Found[] {
  const byName = rankOptions(commands, typed)
  if (typed.trim() === '') return byName
  const rest = commands.filter((command) => command.keywords && !byName.includes(command))
  const byWord = rankOptions(
    rest.map((command) => ({ command, label: command.keywords ?? '' })),
    typed,
  )
  return [...byName, ...byWord.map(({ command }) => command)]
}

/** Groups commands, in the order of each group's first command. */
export function groupCommands<Found extends Command>(commands: readonly Found[]): [group: string, commands: Found[]][] {
  const groups = new Map<string, Found[]>()
  for (const command of commands) groups.set(command.group ?? '', [...(groups.get(command.group ?? '') ?? []), command])
  return [...groups]
}
