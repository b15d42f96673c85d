import type { ArrangedPerson } from '../testing/arrange.ts'
import { arrangeAccount, rightPassword } from '../testing/arrange-account.ts'
import type { TestApi } from '../testing/test-api.ts'
import type { SessionCommand } from './session-commands.ts'

interface Ending {
  response: Response
  error?: { code?: string } | undefined
}
const endOf = ({ response, error }: Ending) => (error ? `${response.status} ${error.code}` : String(response.status))

interface Browser {
  /** All refresh tokens of the session. */
  tokens: string[]
  held: number
  accessToken: string
}

/** Runs the model's commands on the real server, with one person's browsers. */
export class Browsers {
  readonly #server: TestApi
  readonly #wait: (seconds: number) => void
  readonly #person: ArrangedPerson
  readonly #tenantId: string
  readonly #browsers: Browser[] = []
  #password = rightPassword
  #changes = 0

  private constructor(server: TestApi, wait: (seconds: number) => void, person: ArrangedPerson, tenantId: string) {
    this.#server = server
    this.#wait = wait
    this.#person = person
    this.#tenantId = tenantId
  }

  static async open(server: TestApi, wait: (seconds: number) => void): Promise<Browsers> {
    const person = await arrangeAccount(server)
    const { rows } = await server.owner.query<{ tenant: string }>(
      'select tenant_id as tenant from memberships where user_id = $1',
      [person.id],
    )
    return new Browsers(server, wait, person, rows[0]?.tenant ?? '')
  }

  /** Returns the answer that each browser gets from the current-user call. */
  seen(): Promise<string[]> {
    return Promise.all(
      this.#browsers.map(async ({ accessToken }) => {
        const me = await this.#server.client(accessToken).GET('/auth/me')
        return me.data ? `200 ${me.data.role}` : endOf(me)
      }),
    )
  }

  async run(command: SessionCommand): Promise<string | undefined> {
    const { owner } = this.#server
    switch (command.do) {
      case 'wait':
        this.#wait(command.seconds)
        return undefined
      case 'changeRole':
        await owner.query('update memberships set role = $2 where user_id = $1', [this.#person.id, command.role])
        return undefined
      case 'setActive':
        await owner.query('update users set is_active = $2 where id = $1', [this.#person.id, command.isActive])
        return undefined
      case 'signIn':
        return this.#signIn()
      case 'resetPassword':
        return this.#resetPassword()
      default:
        return this.#inBrowser(command, this.#browsers[command.at % this.#browsers.length])
    }
  }

  async #signIn() {
    const body = { email: this.#person.email, password: this.#password }
    const granted = await this.#server.client().POST('/auth/login', { body })
    const { accessToken, refreshToken } = granted.data ?? {}
    if (accessToken && refreshToken) this.#browsers.push({ tokens: [refreshToken], held: 0, accessToken })
    return endOf(granted)
  }

  async #resetPassword() {
    const { tokens, now } = this.#server.api.ports
    const token = tokens.newSecret()
    await this.#server.owner.query(
      'insert into password_resets (user_id, token_hash, expires_at) values ($1, $2, $3)',
      [this.#person.id, tokens.hashSecret(token), new Date(now().getTime() + 1_800_000)],
    )
    const newPassword = this.#nextPassword()
    const reset = await this.#server.client().POST('/auth/reset-password', { body: { token, newPassword } })
    if (reset.data) this.#password = newPassword
    return endOf(reset)
  }

  #nextPassword = () => `sông-nước-miền-tây-${++this.#changes}`

  async #inBrowser(command: Extract<SessionCommand, { at: number }>, browser: Browser | undefined) {
    if (!browser) return undefined
    const client = this.#server.client(browser.accessToken)
    switch (command.do) {
      case 'rotate':
        return this.#refresh(browser, browser.held, true)
      case 'rotateTwice': {
        const before = browser.held
        const [one, two] = await Promise.all([
          this.#refresh(browser, before, true),
          this.#refresh(browser, before, true),
        ])
        return one === two ? one : this.#bestOf(one, two)
      }
      case 'loseAnswer':
        return this.#refresh(browser, browser.held, false)
      case 'replay':
        return this.#refresh(browser, Math.max(0, browser.tokens.length - 1 - command.back), false)
      case 'switchTenant': {
        const switched = await client.POST('/auth/switch-tenant', { body: { tenantId: this.#tenantId } })
        if (switched.data) this.#keep(browser, switched.data, true)
        return endOf(switched)
      }
      case 'logOut':
        return endOf(await client.POST('/auth/logout'))
      case 'changePassword': {
        const newPassword = this.#nextPassword()
        const body = { currentPassword: this.#password, newPassword }
        const changed = await client.PUT('/auth/change-password', { body })
        if (changed.data) this.#password = newPassword
        return endOf(changed)
      }
    }
  }

  /**
   * Combines two concurrent answers. When the token ends the session, one call ends it and the other finds it ended.
   */
  #bestOf(one: string, two: string) {
    const ends = [one, two].toSorted()
    return ends[0] === '401 auth.refresh_invalid' && ends[1] === '401 auth.refresh_reused' ? ends[1] : ends.join(' | ')
  }

  async #refresh(browser: Browser, used: number, isHeard: boolean) {
    const refreshToken = browser.tokens[used] ?? ''
    const refreshed = await this.#server.client(refreshToken).POST('/auth/refresh', { body: { refreshToken } })
    if (refreshed.data)
      this.#keep(browser, { accessToken: refreshed.data.token, refreshToken: refreshed.data.refreshToken }, isHeard)
    return endOf(refreshed)
  }

  #keep(browser: Browser, granted: { accessToken?: string; refreshToken?: string }, isHeard: boolean) {
    const { accessToken = '', refreshToken = '' } = granted
    if (!browser.tokens.includes(refreshToken)) browser.tokens.push(refreshToken)
    if (isHeard) Object.assign(browser, { held: browser.tokens.indexOf(refreshToken), accessToken })
  }
}
