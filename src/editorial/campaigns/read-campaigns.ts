import { findTakeBackRow, type ReleaseRow, releaseRows } from '#db/content-releases.ts'
import type { Database } from '#db/database.ts'
import type { Campaign, CampaignConflict } from '#desk/wire/campaigns.ts'
import { toPathText } from '#lib/merge/change.ts'
import { releasesWithDrafts } from '#repository/drafts/with-drafts.ts'
import type { ReleaseFailure } from '#repository/publish/publish-due-releases.ts'
import { findReleaseConflicts } from '#repository/publish/publish-release.ts'
import type { ContentChange } from '#repository/snapshot.ts'

/** Conflicts of further releases are shown when they are opened. */
const MOST_CHECKED = 50

/** Every release as a campaign, the next to begin first. */
export async function readCampaigns(db: Database): Promise<Campaign[]> {
  const rows = await releaseRows(db)
  const backs = new Map(rows.map((row) => [row.take_back_of ?? '', row]))
  const own = rows.filter(({ take_back_of }) => take_back_of === null)
  const full = await releasesWithDrafts(db, own)
  const campaigns: Campaign[] = []
  for (const row of full.toSorted(soonestFirst)) {
    const isChecked = campaigns.length < MOST_CHECKED
    const places = isChecked ? await conflictsOf(db, row) : []
    campaigns.push(toCampaign(row, backs.get(row.id) ?? null, places))
  }
  return campaigns
}

/** One release, its drafts included, as a campaign with its conflicts. */
export async function readCampaign(db: Database, row: ReleaseRow): Promise<Campaign> {
  return toCampaign(row, await findTakeBackRow(db, row.id), await conflictsOf(db, row))
}

async function conflictsOf(db: Database, row: ReleaseRow): Promise<CampaignConflict[]> {
  const conflicts = await findReleaseConflicts(db, row)
  return conflicts.map(({ id, name, path }) => ({
    documentId: id,
    place: `${name}: ${toPathText(path)}`,
  }))
}

function soonestFirst(a: ReleaseRow, b: ReleaseRow): number {
  const [first, second] = [a.scheduled_at ?? '9999', b.scheduled_at ?? '9999']
  return first < second ? -1 : first > second ? 1 : a.label.localeCompare(b.label)
}

function toCampaign(
  row: ReleaseRow,
  back: ReleaseRow | null,
  conflicts: CampaignConflict[],
): Campaign {
  const {
    documents = [],
    removedIds = [],
    richtextPages = [],
  } = JSON.parse(row.change) as ContentChange
  // A release that was published is gone; its take-back stays, alone.
  const isLive = row.purpose === 'take-back'
  const failure = row.failure === null ? null : (JSON.parse(row.failure) as ReleaseFailure)
  return {
    id: row.id,
    label: isLive ? row.label.replace(/ \(take-back\)$/, '') : row.label,
    lane: isLive ? 'live' : row.scheduled_at === null ? 'making' : 'scheduled',
    changes: documents.length + richtextPages.length,
    removals: removedIds.length,
    beginsAt: isLive ? null : row.scheduled_at,
    backAt: isLive ? row.scheduled_at : (back?.scheduled_at ?? null),
    failure: failure?.reason ?? null,
    conflicts,
  }
}
