import { type ApiClient, unwrap } from '@chonoi/api-client'
import { toForm } from '../src/app/to-form.ts'

/** A picture that a person may choose. */
export async function pictureFile(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(64, 36)
  canvas.getContext('2d')?.fillRect(0, 0, 64, 36)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

/** Uploads a picture for whoever is signed in. Answers its address. */
export async function uploadPicture(api: ApiClient, name: string): Promise<string> {
  const body = { file: await pictureFile(name) }
  return (await unwrap(api.POST('/uploads/images', { body, bodySerializer: toForm }))).url
}

/** Chooses files in the upload on the page, as its window for files does. */
export function chooseFiles(...files: readonly File[]): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no upload.')
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
