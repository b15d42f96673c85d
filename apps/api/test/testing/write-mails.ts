import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleMails } from './sample-mails.ts'

// Writes every mail in both languages as a page and as text, for whoever draws them: `npm run mails`.
const folder = join(tmpdir(), 'chonoi-mails')
await mkdir(folder, { recursive: true })
for (const language of ['vi', 'en'] as const)
  for (const [name, mail] of Object.entries(sampleMails(language))) {
    const { html, text } = await mail('Bình gốm men lam Bát Tràng')
    const file = join(folder, `${name.replaceAll(' ', '-')}.${language}`)
    await writeFile(`${file}.html`, html)
    await writeFile(`${file}.txt`, text)
  }
process.stdout.write(`The mails are in ${folder}\n`)
