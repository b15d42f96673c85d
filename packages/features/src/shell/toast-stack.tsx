import { ToastRegion } from '@chonoi/ui/toast'

export default function ToastStack() {
  return <ToastRegion />
}
