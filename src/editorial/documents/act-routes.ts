import * as v from 'valibot'
import { AppError } from '#lib/node/app-error.ts'
import { type DeskRequest, type DeskRoute, post } from '../api/desk-route.ts'
import { readInput } from '../api/read-input.ts'
import type { ListServices } from './find-listed.ts'
import {
  type ActOutcome,
  type DocumentAct,
  deleteDocument,
  discardDraft,
  publishDocument,
  type Stopped,
  unpublishDocument,
} from './publish-document.ts'
import { cancelSchedule, scheduleDocument, scheduleTakeBack } from './schedule-document.ts'

const id = v.pipe(v.string(), v.regex(/^[\w.$-]{1,100}$/))
const instant = v.pipe(v.string(), v.isoTimestamp())
const acted = v.object({
  saveId: id,
  why: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1000)))),
  at: v.optional(v.nullable(instant)),
  until: v.optional(v.nullable(instant)),
  release: v.optional(v.nullable(id)),
  seen: v.optional(v.pipe(v.string(), v.maxLength(200))),
})

type Given = v.InferOutput<typeof acted>
type Act = (act: DocumentAct, given: Given) => Promise<ActOutcome>

/** What a person does with a whole document. Each act can be sent again. */
export function actRoutes(services: ListServices): DeskRoute[] {
  const route = (path: string, needs: DeskRoute['needs'], act: Act): DeskRoute =>
    post(`/documents/:id/${path}`, needs, async (request) => {
      const given = readInput(acted, request.body)
      return answerAct(await act(toAct(request, given), given))
    })
  return [
    route('publish', 'publish', (act, { seen }) =>
      publishDocument(services, { ...act, seen: getSeen(seen) }),
    ),
    route('unpublish', 'takeDown', (act) => unpublishDocument(services, act)),
    route('discard', 'write', (act) => discardDraft(services, act)),
    { ...route('delete', 'delete', (act) => deleteDocument(services, act)), stepUp: true },
    route('schedule', 'schedule', (act, { at, until, seen }) =>
      scheduleDocument(services, {
        ...act,
        seen: getSeen(seen),
        at: getTime(at),
        until: until ? new Date(until) : null,
      }),
    ),
    route('take-back', 'schedule', (act, { at }) =>
      scheduleTakeBack(services, { ...act, at: getTime(at) }),
    ),
    route('unschedule', 'schedule', (act, { release }) =>
      cancelSchedule(services, { ...act, release: getRelease(release) }),
    ),
  ]
}

function toAct({ params, person }: DeskRequest, { saveId, why }: Given): DocumentAct {
  return { id: params.id ?? '', saveId, why: why ?? null, person }
}

function getTime(at: string | null | undefined): Date {
  if (!at) throw new AppError('invalid', 'Choose a time.')
  return new Date(at)
}

/** Names the state that the person saw, so that nobody publishes anything unseen. */
function getSeen(seen: string | undefined): string {
  if (seen === undefined) throw new AppError('invalid', 'Say which version of the draft you saw.')
  return seen
}

function getRelease(release: string | null | undefined): string {
  if (!release) throw new AppError('invalid', 'Say which schedule.')
  return release
}

/** Answers 409 with what a person has to correct or decide. */
export function answerAct(outcome: { done: true } | Stopped): Response | object {
  if (outcome.done) return outcome
  const { message, findings, changed } = outcome
  const code = changed ? 'changed' : 'stopped'
  return Response.json({ error: { code, message }, findings, changed }, { status: 409 })
}
