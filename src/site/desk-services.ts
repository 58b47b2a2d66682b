import type { Logger } from 'pino'
import type { AccountService } from '#accounts/create-accounts.ts'
import type { ServerKeys } from '#accounts/server-keys.ts'
import type { Config } from '#config.ts'
import type { Database } from '#db/database.ts'
import { waitForDatabase } from '#db/wait-for-database.ts'
import { capabilitiesOf } from '#desk/wire/roles.ts'
import { createDeskApi } from '#editorial/api/create-desk-api.ts'
import { auditRoutes } from '#editorial/audit/audit-routes.ts'
import { bulkRoutes } from '#editorial/bulk/bulk-routes.ts'
import { createBulks } from '#editorial/bulk/create-bulks.ts'
import { campaignRoutes } from '#editorial/campaigns/campaign-routes.ts'
import { discussionRoutes } from '#editorial/discussion/discussion-routes.ts'
import {
  createDocumentRoutes,
  createListServices,
} from '#editorial/documents/create-document-routes.ts'
import { createLinkLimit } from '#editorial/links/create-link-limit.ts'
import { linkRoutes, PAGE_LIMITS } from '#editorial/links/link-routes.ts'
import { mediaRoutes } from '#editorial/media/media-routes.ts'
import { pageRoutes } from '#editorial/pages/page-routes.ts'
import { createPeople } from '#editorial/people/create-people.ts'
import { createFirstLink } from '#editorial/people/first-link.ts'
import { isPartnerPage } from '#editorial/people/partner-page.ts'
import { createStartNotice } from '#editorial/people/start-notice.ts'
import { queueRoutes } from '#editorial/queue/queue-routes.ts'
import { createReportMails, startReportMails } from '#editorial/reports/create-report-mails.ts'
import { createReportChoice } from '#editorial/reports/report-choice.ts'
import { reportRoutes } from '#editorial/reports/report-routes.ts'
import { typeRoutes } from '#editorial/types/type-routes.ts'
import { viewRoutes } from '#editorial/views/view-routes.ts'
import { inspectUpload } from '#images/inspect-upload.ts'
import { createOutgoingFetch } from '#outgoing/create-outgoing-fetch.ts'
import { createPictureDownload } from '#richtext/service/download-picture.ts'
import type { ContentServices } from './content-services.ts'
import { createDeskPreviews } from './desk-previews.ts'
import { createDraftPages } from './draft-pages.ts'
import type { PageServices } from './page-services.ts'

type DeskServicesOptions = {
  config: Config
  db: Database
  contents: Pick<ContentServices, 'store' | 'turns' | 'createRef'>
  keys: ServerKeys
  accounts: Pick<AccountService, 'parts' | 'reportTokens'>
  pages: Pick<PageServices, 'renderer' | 'images'>
  now: () => Date
  isClockSteady: () => boolean
  log: Logger
}

export type DeskServices = ReturnType<typeof createDeskServices>

/** The server side of the desk. Each folder of `editorial` adds its routes here. */
export function createDeskServices(options: DeskServicesOptions) {
  const { config, db, keys, accounts, now, log, contents } = options
  const { deskUrl } = config
  const people = createPeople({ db, keys, accounts: accounts.parts, deskUrl, now })
  const previews = createPreviews(options, people.parts.sessions.find)
  const { acts } = people.parts
  const lists = createListServices({ db, now, ...contents })
  const bulks = createBulks({
    ...lists,
    acts,
    onError: (error) => log.error({ err: error }, 'a bulk change of the desk failed'),
  })
  const reports = createReporting(options)
  const checkLinkLimit = createLinkLimit()
  const api = createDeskApi({
    routes: [
      ...people.routes,
      ...auditRoutes(db),
      ...queueRoutes({ ...lists, acts }),
      ...createDocumentRoutes(lists),
      ...viewRoutes({ db, now }),
      ...bulkRoutes(lists, bulks),
      ...typeRoutes({ ...lists, acts }),
      ...discussionRoutes({ ...lists, acts, deskUrl, mail: accounts.parts }),
      ...pageRoutes({ db, store: contents.store }),
      ...reportRoutes({
        ...{ db, now, store: contents.store, scheduled: lists.scheduled, siteUrl: config.siteUrl },
        choice: createReportChoice({ db, acts, now }),
        sendsMail: reports.isOn,
      }),
      ...campaignRoutes({ db, now, ...contents, acts, siteUrl: config.siteUrl }),
      ...mediaRoutes({
        ...{ db, now, ...contents, acts, origin: '', inspect: inspectUpload },
        download: createPictureDownload(),
        checkLimit: checkLinkLimit,
      }),
      ...linkRoutes({
        fetch: createOutgoingFetch(PAGE_LIMITS),
        turns: contents.turns,
        checkLimit: checkLinkLimit,
      }),
      previews.route,
    ],
    doors: people.doors,
    findSignedIn: people.parts.sessions.find,
    deskUrl,
    now,
    onError: (error) => log.error({ err: error }, 'a request of the desk failed'),
  })
  return {
    api,
    people: people.parts,
    preview: previews.answer,
    reportMails: reports.mails,
    async close(): Promise<void> {
      await reports.stop()
      await bulks.close()
    },
    /** The link for the log while the desk has no admin; else `null`. */
    createFirstLink: () => createFirstLink(people.parts),
    /** The desk's notice at the start. A start waits for a busy database longer than a request. */
    createStartNotice: () =>
      waitForDatabase(
        {
          target: config.database,
          limitMs: config.databaseWaitMs,
          onWait: (error) => log.warn({ err: error }, 'waiting for the database'),
        },
        () => createStartNotice(people.parts, config.deskAdmin),
      ),
  }
}

/** Partners' monthly reports, which are sent where the site sends reminders. */
function createReporting(options: DeskServicesOptions) {
  const { config, db, accounts, now, isClockSteady, log } = options
  const { deskUrl, reminders } = config
  const { parts: mail, reportTokens: stopTokens } = accounts
  const mails = createReportMails({
    ...{ db, mail, stopTokens, deskUrl, now },
    onFailed: (error, { id }) =>
      log.error({ err: error, personId: id }, 'a report could not be queued'),
  })
  const isOn = reminders.isOn && mail.delivery.canMail
  const onError = (error: unknown) => log.error({ err: error }, 'a report could not be sent')
  const stop = isOn ? startReportMails(mails, { isClockSteady, onError }) : async () => {}
  return { mails, isOn, stop }
}

type FindSignedIn = ReturnType<typeof createPeople>['parts']['sessions']['find']

function createPreviews(options: DeskServicesOptions, findSignedIn: FindSignedIn) {
  const { config, db, now, contents, pages } = options
  const { renderer, images } = pages
  return createDeskPreviews({
    pages: createDraftPages({ db, ...contents, renderer, siteUrl: config.siteUrl, now }),
    renderer,
    paintCard: images.paintCard,
    async maySee(headers, documentId) {
      const who = await findSignedIn(headers)
      if (!who) return null
      const { role, partner } = who.person
      const isProved = who.session.isLocal || who.session.provedAt !== null
      const capabilities: readonly string[] = capabilitiesOf(role, { isProved })
      if (capabilities.includes('read')) return true
      return capabilities.includes('ownReport') && isPartnerPage(db, { partner, documentId })
    },
    picturesFrom: [],
  })
}
