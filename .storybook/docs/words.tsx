import { enLabels, viLabels } from '../../packages/ui/src/ui-provider/ui-provider.tsx'

/** Returns the text of a label. Labels that are functions are called with sample numbers. */
const say = (word: unknown) => {
  if (typeof word !== 'function') return String(word)
  try {
    return String((word as (...values: unknown[]) => unknown)(3, 10, 1))
  } catch {
    return '…'
  }
}

/** Lists every built-in label of the kit in both languages. */
export const Words = () => (
  <table>
    <thead>
      <tr>
        <th>Key</th>
        <th lang="vi">Tiếng Việt</th>
        <th lang="en">English</th>
      </tr>
    </thead>
    <tbody>
      {Object.keys(viLabels).map((key) => (
        <tr key={key}>
          <td>
            <code>{key}</code>
          </td>
          <td lang="vi">{say(viLabels[key as keyof typeof viLabels])}</td>
          <td lang="en">{say(enLabels[key as keyof typeof enLabels])}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
