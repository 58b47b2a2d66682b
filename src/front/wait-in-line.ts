import type { EventEmitter } from 'node:events'
import { AppError } from '#lib/node/app-error.ts'
import type { Turn } from './turn.ts'

export type Waiter = {
  /** With a shared turn, or with time of its own. */
  begin: (isShared: boolean) => void
  refuse: () => void
}

type Wait = {
  add: (waiter: Waiter) => void
  remove: (waiter: Waiter) => void
  response: EventEmitter
  patienceMs: number
  begin: (isShared: boolean) => Turn
  refusal: () => AppError
}

/** Resolves when the line lets the caller begin; rejects when it leaves, is refused or has waited too long. */
export function waitInLine({ add, remove, response, ...wait }: Wait): Promise<Turn> {
  return new Promise((resolve, reject) => {
    const stopWaiting = () => {
      clearTimeout(timer)
      response.off('close', leave)
    }
    const waiter: Waiter = {
      begin(isShared) {
        stopWaiting()
        resolve(wait.begin(isShared))
      },
      refuse() {
        stopWaiting()
        reject(wait.refusal())
      },
    }
    const leave = () => {
      stopWaiting()
      remove(waiter)
      reject(new AppError('client-gone', 'the caller left while it waited'))
    }
    const timer = setTimeout(() => {
      remove(waiter)
      waiter.refuse()
    }, wait.patienceMs)
    response.once('close', leave)
    add(waiter)
  })
}
