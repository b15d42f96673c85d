import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** A test, as it is found again at the second look. */
export interface TestPlace {
  /** The package without its scope: `api`. */
  suite: string
  /** The Vitest or Playwright project; empty where there is one only. */
  project: string
  /** Relative to the suite's folder. */
  file: string
  /** Empty for a file that could not be loaded. */
  title: string
}

/** A test that failed, as the last lines of `npm test` list it. */
export interface RedTest extends TestPlace {
  /** The first lines of the error. */
  error: string
}

/** What one process reports of its suite. */
export interface SuiteResults {
  suite: string
  /** Tests that ran. */
  count: number
  red: readonly RedTest[]
  /** Tests that passed: only these excuse a red one at the second look. */
  green: readonly TestPlace[]
}

interface SomeError {
  message?: string
}

const firstLines = (errors: readonly SomeError[] | undefined) =>
  (errors?.[0]?.message ?? '').trim().split('\n').slice(0, 3).join('\n')

/** Writes the results of a suite into the folder `CHECK_RESULTS`, where `npm test` reads them. Without it, nothing. */
export class ResultsReporter implements Reporter {
  readonly #suite: string

  constructor(suite: string) {
    this.#suite = suite
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SomeError[]): void {
    const folder = process.env.CHECK_RESULTS
    if (!folder) return
    const red = modules.flatMap((module) => this.#redIn(module))
    if (unhandled.length > 0)
      red.push({ suite: this.#suite, project: '', file: '', title: 'outside of a test', error: firstLines(unhandled) })
    const count = modules.reduce((sum, { children }) => sum + [...children.allTests()].length, 0)
    const green = modules.flatMap((module) => this.#greenIn(module))
    const results: SuiteResults = { suite: this.#suite, count, red, green }
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${this.#suite}-${process.pid}.json`), JSON.stringify(results))
  }

  #placeOf(module: TestModule) {
    const file = relative(module.project.config.root, module.moduleId)
    return { suite: this.#suite, project: module.project.name, file }
  }

  #greenIn(module: TestModule): TestPlace[] {
    const place = this.#placeOf(module)
    return [...module.children.allTests('passed')].map(({ fullName }) => ({ ...place, title: fullName }))
  }

  #redIn(module: TestModule): RedTest[] {
    const place = this.#placeOf(module)
    const ofFile = module.errors().map((error) => ({ ...place, title: '', error: firstLines([error]) }))
    const ofSuites = [...module.children.allSuites()]
      .filter((suite) => suite.errors().length > 0)
      .map((suite) => ({ ...place, title: suite.fullName, error: firstLines(suite.errors()) }))
    const ofTests = [...module.children.allTests('failed')].map((test) => ({
      ...place,
      title: test.fullName,
      error: firstLines(test.result().errors),
    }))
    return [...ofFile, ...ofSuites, ...ofTests]
  }
}
