import { useTranslation } from '@chonoi/i18n/react'
import { ImageUploader, type UploadedImage } from '@chonoi/ui/image-uploader'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { problemWords } from '../app/problem-words.ts'
import { useImageUpload } from '../app/use-image-upload.ts'

export interface PicturesFieldProps {
  label: string
  help: ReactNode
  most: number
  /** Whether the first picture stands for all: that of a product. Default false. */
  hasCover?: boolean
  /** Addresses of those on the server. */
  value: readonly string[]
  onChange: (urls: string[]) => void
  /** Told whether a picture is on its way. */
  onUploading: (isUploading: boolean) => void
  error: string | undefined
}

/** Pictures in an order, uploaded at once; a failed one says why and stays until it is removed. */
export function PicturesField(props: PicturesFieldProps) {
  const { label, help, most, hasCover = false, value, onChange, onUploading, error } = props
  const { i18n } = useTranslation('errors')
  const upload = useImageUpload()
  const [images, setImages] = useState<readonly UploadedImage[]>(() => tilesOf(value, label))
  /** What is shown now, for uploads that end later. */
  const shown = useRef(images)
  // Others than are shown were put into the form, e.g. those that somebody else has saved.
  useEffect(() => {
    if (String(addressesOf(shown.current)) === String(value)) return
    shown.current = tilesOf(value, label)
    setImages(shown.current)
  }, [value, label])
  /** Changes the tiles, and the field by those that are on the server. */
  function change(next: (images: readonly UploadedImage[]) => readonly UploadedImage[]) {
    shown.current = next(shown.current)
    setImages(shown.current)
    onChange(addressesOf(shown.current))
    onUploading(shown.current.some(isUnderWay))
  }
  async function add(file: File) {
    const id = crypto.randomUUID()
    const preview = URL.createObjectURL(file)
    change((before) => [...before, { id, name: file.name, url: preview, progress: 0 }])
    const become = (image: UploadedImage) => change((before) => before.map((one) => (one.id === id ? image : one)))
    try {
      const { url } = await upload(file)
      become({ id, name: file.name, url })
      URL.revokeObjectURL(preview)
    } catch (failure) {
      become({ id, name: file.name, url: preview, error: problemWords(i18n, failure) })
    }
  }
  return (
    <ImageUploader
      label={label}
      help={help}
      error={error}
      most={most}
      hasCover={hasCover}
      images={images}
      onAdd={(files) => files.forEach((file) => void add(file))}
      onRemove={(id) => change((before) => before.filter((one) => one.id !== id))}
      onReorder={(ids) => change((before) => ids.flatMap((id) => before.filter((one) => one.id === id)))}
    />
  )
}

const isUnderWay = ({ progress }: UploadedImage) => progress !== undefined
const isStored = (image: UploadedImage) => !isUnderWay(image) && !image.error
const addressesOf = (images: readonly UploadedImage[]) => images.filter(isStored).map(({ url }) => url)
const tilesOf = (urls: readonly string[], label: string): UploadedImage[] =>
  urls.map((url, index) => ({ id: url, name: `${label} ${index + 1}`, url }))
