import { type DestinationStream, type Logger, pino } from 'pino'
import { loggedError } from './logged-error.ts'

/** Opens the log: JSON lines, in which errors say nothing about anybody. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: loggedError } }
  return destination ? pino(options, destination) : pino(options)
}
