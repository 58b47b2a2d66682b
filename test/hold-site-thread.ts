// Loaded before the site (`node --import`): on SIGUSR2 the thread of the site does nothing for as long as the process
// lives, as if a request held its event loop.
import { writeSync } from 'node:fs'
import { BroadcastChannel, isMainThread, threadName } from 'node:worker_threads'

const STDERR = 2

const threads = new BroadcastChannel('hold-site-thread')
threads.unref()
if (isMainThread) process.on('SIGUSR2', () => threads.postMessage('hold'))
else if (threadName === 'site') {
  threads.onmessage = () => {
    writeSync(STDERR, 'the site is held\n')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  }
}
