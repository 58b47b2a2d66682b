// A thread that computes markup, one job at a time. It may be ended at any moment: see `create-markup-worker.ts`.
import { parentPort } from 'node:worker_threads'
import type { MarkupJob } from '../markup.ts'
import { toMarkup } from '../to-markup.ts'

parentPort?.on('message', (job: MarkupJob) => parentPort?.postMessage({ html: toMarkup(job) }))
parentPort?.postMessage('ready')
