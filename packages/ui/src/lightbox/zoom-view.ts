/** A point or a distance in pixels. A point is measured from the middle of the stage. */
export interface Point {
  x: number
  y: number
}

/** How a picture is seen: how many times larger than it fits, and how far it is moved. */
export interface ZoomView extends Point {
  scale: number
}

export interface Size {
  width: number
  height: number
}

export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 }
export const maxScale = 4

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Scales about a point: what is seen there stays there. */
export function scaledAbout(view: ZoomView, scale: number, point: Point): ZoomView {
  const next = between(scale, 1, maxScale)
  const ratio = next / view.scale
  return { scale: next, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio }
}

/** Keeps the picture over the stage: no edge is pulled further in than it must be. */
export function keptInside(view: ZoomView, picture: Size, stage: Size): ZoomView {
  const [x, y] = [
    Math.max(0, (picture.width * view.scale - stage.width) / 2),
    Math.max(0, (picture.height * view.scale - stage.height) / 2),
  ]
  return { scale: view.scale, x: between(view.x, -x, x), y: between(view.y, -y, y) }
}

/** The size of a picture that is drawn as large as fits (`object-fit: contain`). */
export function fittedSize(picture: Size, stage: Size): Size {
  if (picture.width === 0 || picture.height === 0) return stage
  const ratio = Math.min(stage.width / picture.width, stage.height / picture.height)
  return { width: picture.width * ratio, height: picture.height * ratio }
}
