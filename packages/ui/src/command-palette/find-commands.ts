import { rankOptions } from '../combo-box/rank-options.ts'

export interface Command {
  id: string
  label: string
  /** Other words people look for it by. */
  keywords?: string
  /** Commands of one group stand together under its name. */
  group?: string
}

/** The commands that answer what was typed: first those found by name, then by other words. */
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

/** Groups in the order of their first command. */
export function groupCommands<Found extends Command>(commands: readonly Found[]): [group: string, commands: Found[]][] {
  const groups = new Map<string, Found[]>()
  for (const command of commands) groups.set(command.group ?? '', [...(groups.get(command.group ?? '') ?? []), command])
  return [...groups]
}
