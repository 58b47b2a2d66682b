import type { DealSays, DocumentModel } from '../wire/documents.ts'
import type { SectionProps } from './deal-fields.ts'
import { MoreSection } from './more-section.tsx'
import { PriceSection } from './price-section.tsx'
import { WhenSection } from './when-section.tsx'
import { WhereSection } from './where-section.tsx'
import { WhoSection } from './who-section.tsx'

type FormRestProps = SectionProps & { says: DealSays | null; model: DocumentModel }

/** The sections that are below a phone's first screen. */
export function FormRest({ findings, says, model }: FormRestProps) {
  return (
    <>
      <WhenSection findings={findings} says={says} />
      <WhoSection findings={findings} />
      <PriceSection findings={findings} says={says} />
      <WhereSection findings={findings} />
      <MoreSection findings={findings} model={model} />
    </>
  )
}
