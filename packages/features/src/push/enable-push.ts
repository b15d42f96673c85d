import { type ApiClient, unwrap } from '@chonoi/api-client'
import { deviceName, osName } from '@chonoi/domain'

/** Why this browser gets no push messages. `denied`: the person, or the browser for them, said no. */
export type PushProblem = 'unsupported' | 'permissionFailed' | 'denied' | 'initializeFailed' | 'registerFailed'

export class PushFailed extends Error {
  readonly problem: PushProblem

  constructor(problem: PushProblem, cause?: unknown) {
    super(problem, { cause })
    this.name = 'PushFailed'
    this.problem = problem
  }
}

/** The documented worker (SW-02), apart from the site's own, with the scope that Firebase's clients use. */
const worker = '/firebase-messaging-sw.js'
const scope = '/firebase-cloud-messaging-push-scope'

const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Asks for the permission, subscribes this browser and registers it for the caller. Fails with `PushFailed`. */
export async function enablePush(api: ApiClient): Promise<void> {
  if (!isPushSupported()) throw new PushFailed('unsupported')
  const permission = await step('permissionFailed', () => Notification.requestPermission())
  if (permission !== 'granted') throw new PushFailed(permission === 'denied' ? 'denied' : 'permissionFailed')
  const subscription = await step('initializeFailed', () => subscribe(api))
  await step('registerFailed', () => register(api, subscription))
}

/** Tells the server that this browser is still here, and renews a subscription whose key was replaced. */
export async function renewPush(api: ApiClient): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  if (!(await registration?.pushManager.getSubscription())) return
  await register(api, await subscribe(api))
}

/** Whether this browser may get push messages: it has the permission and a subscription. */
export async function hasPush(): Promise<boolean> {
  if (!isPushSupported() || Notification.permission !== 'granted') return false
  const registration = await navigator.serviceWorker.getRegistration(scope)
  return Boolean(await registration?.pushManager.getSubscription())
}

async function step<T>(problem: PushProblem, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new PushFailed(problem, error)
  }
}

async function subscribe(api: ApiClient): Promise<PushSubscription> {
  const registration = await activeRegistration()
  const { publicKey } = await unwrap(api.GET('/push-devices/key', {}))
  const stored = await registration.pushManager.getSubscription()
  if (stored && hasKey(stored, publicKey)) return stored
  await stored?.unsubscribe()
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** A subscription needs an active worker, and `ready` waits only for the page's own one. */
async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(worker, { scope })
  const starting = registration.installing ?? registration.waiting
  if (registration.active || !starting) return registration
  await new Promise<void>((resolve, reject) => {
    starting.addEventListener('statechange', () => {
      if (starting.state === 'activated') resolve()
      if (starting.state === 'redundant') reject(new Error('The worker was not installed.'))
    })
  })
  return registration
}

function hasKey({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const base64 = btoa(String.fromCodePoint(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey
}

/** PUSH-05. */
async function register(api: ApiClient, subscription: PushSubscription): Promise<void> {
  await unwrap(
    api.POST('/notifications/devices/register', {
      body: {
        deviceToken: JSON.stringify(subscription),
        deviceType: 'WEB',
        deviceName: deviceName(navigator.userAgent),
        appVersion: 'web',
        osVersion: osName(navigator.userAgent),
      },
    }),
  )
}
