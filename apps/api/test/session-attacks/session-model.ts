import type { Role } from '@chonoi/domain'
import type { SessionCommand } from './session-commands.ts'

interface ModelToken {
  madeAt: number
  replacedAt: number | undefined
}

interface ModelSession {
  begunAt: number
  isOver: boolean
  /** All refresh tokens. The last one is valid. */
  tokens: ModelToken[]
  /** Index of the browser's token, which is not the last one after a lost answer. */
  held: number
  /** Creation time of the browser's access token. */
  accessAt: number
}

const [minute, day] = [60, 86_400]
const life = { access: 60 * minute, grace: 30, idle: 7 * day, absolute: 30 * day }

/** Models sessions with times in seconds, derived from the documents and not from the server. */
export class SessionModel {
  #now = 0
  readonly sessions: ModelSession[] = []
  role: Role = 'CUSTOMER'
  isActive = true

  /** Returns the expected answer to each browser's current-user call. */
  seen(): string[] {
    return this.sessions.map((session) => {
      if (session.isOver || this.#now >= session.accessAt + life.access) return '401 auth.unauthenticated'
      return this.isActive ? `200 ${this.role}` : '403 auth.account_inactive'
    })
  }

  /** Applies a command. Returns the expected answer, undefined without a session for it. */
  apply(command: SessionCommand): string | undefined {
    switch (command.do) {
      case 'wait':
        this.#now += command.seconds
        return undefined
      case 'changeRole':
        this.role = command.role
        return undefined
      case 'setActive':
        this.isActive = command.isActive
        return undefined
      case 'signIn':
        return this.#signIn()
      case 'resetPassword':
        for (const session of this.sessions) session.isOver = true
        return '200'
      default:
        return this.#inSession(command, this.sessions[command.at % this.sessions.length])
    }
  }

  #signIn() {
    if (!this.isActive) return '403 auth.account_inactive'
    const now = this.#now
    const first = { madeAt: now, replacedAt: undefined }
    this.sessions.push({ begunAt: now, isOver: false, tokens: [first], held: 0, accessAt: now })
    return '200'
  }

  #inSession(command: Extract<SessionCommand, { at: number }>, session: ModelSession | undefined) {
    if (!session) return undefined
    switch (command.do) {
      case 'rotate':
      case 'rotateTwice':
        return this.#refresh(session, session.held, true)
      case 'loseAnswer':
        return this.#refresh(session, session.held, false)
      case 'replay':
        return this.#refresh(session, Math.max(0, session.tokens.length - 1 - command.back), false)
      case 'switchTenant':
        return this.#withAccess(session, () => this.#rotate(session, true))
      case 'logOut':
        return this.#withAccess(session, () => void (session.isOver = true))
      case 'changePassword':
        return this.#withAccess(session, () => {
          for (const other of this.sessions) if (other !== session) other.isOver = true
        })
    }
  }

  #withAccess(session: ModelSession, work: () => void) {
    if (session.isOver || this.#now >= session.accessAt + life.access) return '401 auth.unauthenticated'
    if (!this.isActive) return '403 auth.account_inactive'
    work()
    return '200'
  }

  #refresh(session: ModelSession, used: number, isHeard: boolean) {
    const now = this.#now
    const token = session.tokens[used]
    if (!token || session.isOver || now >= session.begunAt + life.absolute) return '401 auth.refresh_invalid'
    if (!this.isActive) return '403 auth.account_inactive'
    if (token.replacedAt === undefined) {
      const end = Math.min(token.madeAt + life.idle, session.begunAt + life.absolute)
      if (now >= end) return '401 auth.refresh_invalid'
      this.#rotate(session, isHeard)
      return '200'
    }
    const isLastButOne = used === session.tokens.length - 2
    if (isLastButOne && now - token.replacedAt <= life.grace) {
      if (isHeard) Object.assign(session, { held: used + 1, accessAt: now })
      return '200'
    }
    session.isOver = true
    return '401 auth.refresh_reused'
  }

  #rotate(session: ModelSession, isHeard: boolean) {
    const now = this.#now
    const last = session.tokens.at(-1)
    if (last) last.replacedAt = now
    session.tokens.push({ madeAt: now, replacedAt: undefined })
    if (isHeard) Object.assign(session, { held: session.tokens.length - 1, accessAt: now })
  }
}
