import type {
  BooleanField,
  ContentRelationshipField,
  DateField,
  GroupField,
  KeyTextField,
  LinkField,
  NumberField,
  PrismicDocumentWithoutUID,
  PrismicDocumentWithUID,
  RichTextField,
  SelectField,
  SharedSlice,
  SliceZone,
  TableField,
  TimestampField,
  TitleField,
} from '@prismicio/client'

// Document fields are snake_case, as editors see them. Pages never see these types:
// mappers turn them into the types of `deals/` and of the payloads.

export type ArtGroup = GroupField<{ motif: KeyTextField; palette: KeyTextField; alt: KeyTextField }>

export type DealDocument = PrismicDocumentWithUID<
  {
    title: KeyTextField
    brand: ContentRelationshipField<'brand'>
    category: SelectField
    badge: KeyTextField
    summary: KeyTextField
    redeem: SelectField<'code' | 'show' | 'link' | 'auto'>
    code: KeyTextField
    link: LinkField
    price_now: NumberField
    price_was: NumberField
    starts_on: DateField
    ends_on: DateField
    weekdays: GroupField<{ day: KeyTextField }>
    hours: KeyTextField
    min_spend: NumberField
    outlets: GroupField<{
      name: KeyTextField
      address: KeyTextField
      postal: KeyTextField
      mrt: KeyTextField
      lat: NumberField
      lng: NumberField
    }>
    audience: GroupField<{ who: KeyTextField }>
    partners: GroupField<{ landing: ContentRelationshipField<'landing'> }>
    checked_on: DateField
    exclusive: BooleanField
    featured: BooleanField
    art: ArtGroup
    body: RichTextField
  },
  'deal'
>

export type BrandDocument = PrismicDocumentWithUID<
  {
    name: KeyTextField
    tagline: KeyTextField
    categories: GroupField<{ category: KeyTextField }>
    website: LinkField
    instagram: LinkField
    palette: KeyTextField
    motif: KeyTextField
    about: RichTextField
  },
  'brand'
>

export type AuthorDocument = PrismicDocumentWithUID<
  { name: KeyTextField; bio: KeyTextField; palette: KeyTextField; motif: KeyTextField },
  'author'
>

type TextSlice = SharedSlice<
  'text',
  { variation: 'default'; version: string; items: never[]; primary: { text: RichTextField } }
>
type QuoteSlice = SharedSlice<
  'quote',
  { variation: 'default'; version: string; items: never[]; primary: { text: RichTextField } }
>
type TableSlice = SharedSlice<
  'table',
  { variation: 'default'; version: string; items: never[]; primary: { table: TableField } }
>
type DealSlice = SharedSlice<
  'deal',
  {
    variation: 'default'
    version: string
    items: never[]
    primary: { deal: ContentRelationshipField<'deal'> }
  }
>
export type PostSlice = TextSlice | QuoteSlice | TableSlice | DealSlice

export type PostDocument = PrismicDocumentWithUID<
  {
    title: TitleField
    author: ContentRelationshipField<'author'>
    published_on: DateField
    updated_on: DateField
    excerpt: KeyTextField
    art: ArtGroup
    deals: GroupField<{ deal: ContentRelationshipField<'deal'> }>
    slices: SliceZone<PostSlice>
  },
  'post'
>

export type LandingDocument = PrismicDocumentWithUID<
  {
    kind: SelectField<'partner' | 'campaign' | 'page'>
    title: KeyTextField
    tagline: KeyTextField
    partner_id: KeyTextField
    palette: KeyTextField
    motif: KeyTextField
    search: BooleanField
    audience: GroupField<{ who: KeyTextField }>
    notes: KeyTextField
    /** Ids of rich-text pages, without dashes. */
    privacy: KeyTextField
    faq: KeyTextField
    richtext: KeyTextField
    deals: GroupField<{ deal: ContentRelationshipField<'deal'> }>
    body: RichTextField
  },
  'landing'
>

/** The home page is the blog's home document, as the link resolver knows it. */
export type BlogHomeDocument = PrismicDocumentWithoutUID<
  {
    title: TitleField
    description: KeyTextField
    featured: GroupField<{ deal: ContentRelationshipField<'deal'> }>
    campaigns: GroupField<{ landing: ContentRelationshipField<'landing'> }>
    updated_at: TimestampField
  },
  'blog_home'
>

/** Ids of the rich-text pages that have a route of their own. */
export type SettingsDocument = PrismicDocumentWithoutUID<
  { privacy_page: KeyTextField; terms_page: KeyTextField },
  'settings'
>
