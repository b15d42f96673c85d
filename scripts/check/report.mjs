import { repeatTest } from './second-look.mjs'

const indent = (text) =>
  text
    .split('\n')
    .map((line) => `      ${line}`)
    .join('\n')

const lineOf = (test) =>
  [
    `  ${test.suite}${test.project ? ` (${test.project})` : ''}  ${test.file}  ${test.title}`,
    ...(test.error ? [indent(test.error)] : []),
    `      ${test.repeat ?? repeatTest(test)}`,
  ].join('\n')

/** Returns the last lines of a run: minutes of each step, what is flaky, and everything that is red. */
export function reportOf({ steps, red, flaky, neglected }) {
  const minutes = steps.map(
    ({ name, minutes, state }) =>
      `${minutes.toFixed(1).padStart(6)} min  ${name}${state === 'green' ? '' : `: ${state}`}`,
  )
  const sections = [
    minutes.join('\n'),
    flaky.length > 0 && `FLAKY, red and then green alone (${flaky.length}):\n${flaky.map(lineOf).join('\n')}`,
    neglected.length > 0 &&
      `Flaky tests without an owner or a mend (${neglected.length}):\n  ${neglected.join('\n  ')}`,
    red.length > 0 && `RED (${red.length}):\n${red.map(lineOf).join('\n')}`,
  ]
  return sections.filter(Boolean).join('\n\n')
}
