import { callDesk } from '../call-desk.ts'
import { DocumentPicker } from '../fields/document-picker.tsx'
import { toLabel } from '../fields/to-label.ts'
import { Link, navigate } from '../link.tsx'
import type { PageProps } from '../pages.ts'
import { Box } from '../shell/box.tsx'
import { Button } from '../shell/button.tsx'
import { DeskBar } from '../shell/desk-bar.tsx'
import { useDesk } from '../shell/desk-context.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { EmptyBox } from '../shell/empty-box.tsx'
import { Problem } from '../shell/form/problem.tsx'
import { useSending } from '../shell/form/use-sending.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { useCopyLink } from '../shell/use-copy-link.ts'
import { useLoaded } from '../shell/use-loaded.ts'
import type { CampaignDocument, OpenedCampaign } from '../wire/campaigns.ts'
import { documentPath } from '../wire/document-path.ts'
import { sayContent, Times } from './campaign-card.tsx'
import { ScheduleForm } from './schedule-form.tsx'
import '../styles/campaigns.css'

/** One campaign: what it changes, what stops it, when it begins and ends. */
export function Page({ params: { id = '' } }: PageProps) {
  const { value: campaign, problem, reload } = useLoaded<OpenedCampaign>(`/campaigns/${id}`)
  if (!campaign) return problem ? <LoadFailure error={problem} /> : <DeskBar title="Campaign" />
  return (
    <DeskPage title={campaign.label} crumb={<Link to="/campaigns">Campaigns</Link>}>
      <div className="two">
        <div className="col">
          {campaign.failure !== null && <p className="find bad">{campaign.failure}</p>}
          {campaign.conflicts.map(({ documentId, place }) => (
            <p key={documentId + place} className="find bad">
              {place} differs from what is live. The campaign stops until somebody chooses.{' '}
              <Link to={toPath(id, { id: documentId, type: typeOf(campaign, documentId) })}>
                Choose now
              </Link>
            </p>
          ))}
          <Documents campaign={campaign} />
        </div>
        <Acts campaign={campaign} onDone={reload} />
      </div>
    </DeskPage>
  )
}

function typeOf({ documents }: OpenedCampaign, id: string): string {
  return documents.find((document) => document.id === id)?.type ?? 'deal'
}

function toPath(release: string, document: Pick<CampaignDocument, 'id' | 'type'>): string {
  return `${documentPath(document)}?release=${encodeURIComponent(release)}`
}

const whatNames = { adds: 'New', changes: 'Changed', removes: 'Removed' } as const

function Documents({ campaign }: { campaign: OpenedCampaign }) {
  const { me } = useDesk()
  const mayAdd = campaign.lane !== 'live' && me.capabilities.includes('write')
  return (
    <Box title="Compared with what is live" note={sayContent(campaign)}>
      {campaign.documents.length === 0 && (
        <div className="pad">
          <EmptyBox>Nothing is in it yet. Find a document below and change it.</EmptyBox>
        </div>
      )}
      <ul className="rows">
        {campaign.documents.map((document) => (
          <li key={document.id}>
            <div className="grow">
              <b>
                <Link to={toPath(campaign.id, document)}>{document.title}</Link>
              </b>
              <p className="meta">{document.fields.map(toLabel).join(', ')}</p>
            </div>
            <span className="st">{whatNames[document.what]}</span>
          </li>
        ))}
      </ul>
      {mayAdd && (
        <div className="pad f">
          <label className="lab" htmlFor="add-document">
            Change another document in it
          </label>
          <DocumentPicker
            id="add-document"
            label="Documents"
            types={['deal', 'post', 'landing', 'brand']}
            chosen={null}
            onPick={(picked) => picked && navigate(toPath(campaign.id, picked))}
          />
        </div>
      )}
    </Box>
  )
}

type ActsProps = { campaign: OpenedCampaign; onDone: () => Promise<void> }

function Acts({ campaign, onDone }: ActsProps) {
  const { me, toast } = useDesk()
  const copyLink = useCopyLink()
  const { isBusy, problem, send } = useSending()
  const may = (capability: 'publish' | 'schedule') => me.capabilities.includes(capability)

  const run = (act: 'publish' | 'remove', said: string) =>
    send(async () => {
      await callDesk('POST', `/campaigns/${campaign.id}/${act}`, { ref: campaign.ref })
      toast(said)
      navigate('/campaigns')
    })

  return (
    <aside className="col" aria-label="What to do">
      <section className="box pad col">
        <Times beginsAt={campaign.beginsAt} backAt={campaign.backAt} />
        {may('schedule') && campaign.lane !== 'live' && (
          <ScheduleForm campaign={campaign} onDone={onDone} />
        )}
        <Button
          look="tall"
          onClick={() =>
            void copyLink(
              campaign.previewLink,
              'Anyone with the link sees the campaign, without an account.',
            )
          }
        >
          Copy the partner’s link
        </Button>
        {may('publish') && (
          <Button
            look="go tall"
            disabled={campaign.documents.length === 0}
            isBusy={isBusy}
            onClick={() =>
              void run('publish', campaign.lane === 'live' ? 'Taken back.' : 'Published.')
            }
          >
            {campaign.lane === 'live' ? 'Take back now' : 'Publish now'}
          </Button>
        )}
        {may('schedule') && campaign.lane !== 'live' && (
          <Button
            look="bad tall"
            isBusy={isBusy}
            onClick={() => void run('remove', 'The campaign is gone. Nothing was published.')}
          >
            Remove the campaign
          </Button>
        )}
        <Problem error={problem} />
      </section>
    </aside>
  )
}
