import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import type { PatternName } from '../keyboard/patterns.ts'
import type { Trait } from './conformance.ts'

export type Answer = 'conforms' | 'fails' | { except: string }
export interface ComponentAnswers {
  traits: Partial<Record<Trait, Answer>>
  /** Patterns of the Authoring Practices that passed in every mode that ran. */
  keyboard: Partial<Record<PatternName, Answer>>
}
/** By the component's folder. */
export type ConformanceTable = Record<string, ComponentAnswers>

const components = `${import.meta.dirname}/../../src`
const file = `${import.meta.dirname}/conformance.generated.json`

const answerOf = (test: TestCase): Answer => (test.result().state === 'passed' ? 'conforms' : 'fails')

/** Writes the results for Storybook's "Conformance" page. A partial run updates only the rows of its components. */
export class ConformanceReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '{}'
    const table = JSON.parse(before) as ConformanceTable
    const keyboards = new Map<string, Answer>()
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { conformance, keyboard } = test.meta()
        if (!conformance && !keyboard) continue
        const component = basename(dirname(module.moduleId))
        const answers = (table[component] ??= { traits: {}, keyboard: {} })
        if (conformance)
          answers.traits[conformance.trait] = conformance.reason ? { except: conformance.reason } : answerOf(test)
        if (keyboard) {
          const key = `${component} ${keyboard}`
          if (keyboards.get(key) !== 'fails') keyboards.set(key, answerOf(test))
          answers.keyboard[keyboard] = keyboards.get(key) ?? 'fails'
        }
      }
    }
    const sorted = Object.fromEntries(
      Object.entries(table)
        .filter(([component]) => existsSync(`${components}/${component}`))
        .sort(([a], [b]) => a.localeCompare(b)),
    )
    const after = `${JSON.stringify(sorted, null, 2)}\n`
    if (after !== before && Object.keys(sorted).length > 0) writeFileSync(file, after)
  }
}
