import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

export interface AlertRule {
  alert: string
  expr: string
  for: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}

const root = join(import.meta.dirname, '..', '..', '..', '..')
export const readRootFile = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8')

export const readAlertRules = (): AlertRule[] =>
  (parse(readRootFile('ops', 'alerts.yaml')) as { groups: { rules: AlertRule[] }[] }).groups.flatMap(
    ({ rules }) => rules,
  )

interface Sample {
  name: string
  labels: Readonly<Record<string, string>>
  value: number
}

const labelsIn = (text = ''): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))

/** Reads Prometheus' text format. */
export const samplesIn = (text: string): Sample[] =>
  [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name = '', labels, value]) => ({
    name,
    labels: labelsIn(labels),
    value: Number(value),
  }))

/** The names of all metrics, those without a sample included. */
export const metricsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name))

const compare = {
  '>': (value: number, threshold: number) => value > threshold,
  '<': (value: number, threshold: number) => value < threshold,
  '==': (value: number, threshold: number) => value === threshold,
}

const form = /^(time\(\) - |increase\()?(\w+)(?:\{(.*?)\})?(?:\[5m\]\))? (>|<|==) (\d+(?:\.\d+)?)$/

/**
 * Whether a rule's expression holds for any sample of the later scrape. Knows the one form in which the rules are written:
 * a metric, its age or its increase since the earlier scrape, compared with a number.
 */
export function fires({ alert, expr }: AlertRule, later: string, earlier = ''): boolean {
  const [, change, name, labels, comparison, threshold] = form.exec(expr) ?? []
  if (!name) throw new Error(`${alert} is written in another form: ${expr}`)
  const asked = Object.entries(labelsIn(labels))
  const of = (text: string) =>
    samplesIn(text).filter(
      (sample) => sample.name === name && asked.every(([label, value]) => sample.labels[label] === value),
    )
  const before = new Map(of(earlier).map(({ labels: own, value }) => [JSON.stringify(own), value]))
  return of(later)
    .map((sample) => {
      if (change === 'time() - ') return Date.now() / 1000 - sample.value
      if (change === 'increase(') return sample.value - (before.get(JSON.stringify(sample.labels)) ?? 0)
      return sample.value
    })
    .some((value) => compare[comparison as keyof typeof compare](value, Number(threshold)))
}
