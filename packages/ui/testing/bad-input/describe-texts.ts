import { expect, test } from 'vitest'
import { absurdTexts, replaceIn, replaceWords } from './absurd-content.ts'
import { useKitPage } from './kit-page.ts'
import { type Absurdity, findBroken } from './look-at-stories.tsx'
import { storiesByFile } from './read-stories.tsx'

const absurdities = Object.fromEntries(
  Object.entries(absurdTexts).map(([name, text]): [string, Absurdity] => [
    name,
    {
      keeps: 'controls',
      makeSpoil: () => {
        const replace = replaceWords(text)
        return (_, props) => replaceIn(props, replace)
      },
    },
  ]),
)

/** Tests every story with absurd texts. */
export function describeTexts(width: number): void {
  useKitPage(width)
  test.each(storiesByFile)(`%s keeps layout and keyboard in ${width} px, whatever the words`, async (_, stories) => {
    expect(await findBroken(stories, absurdities)).toEqual([])
  })
}
