// Generated from src/repository/custom-types/models by scripts/write-document-types.ts.
// Document fields are snake_case, as editors see them. Pages never see these types: mappers turn
// them into the types of `deals/` and of the payloads.

import type {
  BooleanField,
  ContentRelationshipField,
  DateField,
  GroupField,
  ImageField,
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

export type AudienceGroup = GroupField<{ who: KeyTextField }>

export type ArtGroup = GroupField<{
  motif: KeyTextField
  palette: KeyTextField
  alt: KeyTextField
  image: ImageField
}>

export type DealsGroup = GroupField<{ deal: ContentRelationshipField<'deal'> }>

export type TextSlice = SharedSlice<
  'text',
  { variation: 'default'; version: string; items: never[]; primary: { text: RichTextField } }
>

export type QuoteSlice = SharedSlice<
  'quote',
  { variation: 'default'; version: string; items: never[]; primary: { text: RichTextField } }
>

export type TableSlice = SharedSlice<
  'table',
  { variation: 'default'; version: string; items: never[]; primary: { table: TableField } }
>

export type DealSlice = SharedSlice<
  'deal',
  {
    variation: 'default'
    version: string
    items: never[]
    primary: { deal: ContentRelationshipField<'deal'> }
  }
>

export type DealDocument = PrismicDocumentWithUID<
  {
    title: KeyTextField
    brand: ContentRelationshipField<'brand'>
    category: SelectField<'apparel' | 'experience' | 'food' | 'grocery' | 'shopping'>
    badge: KeyTextField
    summary: KeyTextField
    redeem: SelectField<'code' | 'show' | 'link' | 'auto'>
    code: KeyTextField
    link: LinkField
    price_now: NumberField
    price_was: NumberField
    price_unit: KeyTextField
    price_from: BooleanField
    price_plus: SelectField<'++' | 'nett'>
    one_for_one: BooleanField
    deposit: NumberField
    starts_on: DateField
    ends_on: DateField
    weekdays: GroupField<{ day: KeyTextField }>
    month_days: GroupField<{
      which: SelectField<'first' | 'second' | 'third' | 'fourth' | 'last'>
      day: SelectField<'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'>
    }>
    dates: GroupField<{ date: DateField }>
    dates_out: GroupField<{ from: DateField; to: DateField }>
    hours: KeyTextField
    holidays: SelectField<'also' | 'not' | 'only'>
    eves: SelectField<'also' | 'not' | 'only'>
    ask_first: KeyTextField
    while_stocks_last: BooleanField
    sold_out_at: TimestampField
    back_at: TimestampField
    limits: GroupField<{ count: NumberField; per: KeyTextField }>
    min_spend: NumberField
    channel: SelectField<'in-store' | 'online' | 'both'>
    delivery_area: KeyTextField
    outlets: GroupField<{
      name: KeyTextField
      address: KeyTextField
      postal: KeyTextField
      mrt: KeyTextField
      lat: NumberField
      lng: NumberField
      hours: KeyTextField
    }>
    eligible: GroupField<{
      who: SelectField<
        | 'everyone'
        | 'new-customer'
        | 'member'
        | 'student'
        | 'senior'
        | 'child'
        | 'serviceman'
        | 'resident'
        | 'visitor'
        | 'birthday'
        | 'card-holder'
      >
    }>
    cards: GroupField<{ card: KeyTextField }>
    stacks: SelectField<'yes' | 'no'>
    booking: SelectField<'needed' | 'not-needed'>
    proof: KeyTextField
    audience: AudienceGroup
    diet: GroupField<{ kind: SelectField<'halal' | 'vegetarian' | 'vegan'> }>
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
    image: ImageField
    about: RichTextField
  },
  'brand'
>

export type AuthorDocument = PrismicDocumentWithUID<
  {
    name: KeyTextField
    bio: KeyTextField
    palette: KeyTextField
    motif: KeyTextField
    image: ImageField
  },
  'author'
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
    deals: DealsGroup
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
    image: ImageField
    search: BooleanField
    audience: AudienceGroup
    notes: KeyTextField
    privacy: KeyTextField
    faq: KeyTextField
    richtext: KeyTextField
    deals: DealsGroup
    body: RichTextField
  },
  'landing'
>

export type BlogHomeDocument = PrismicDocumentWithoutUID<
  {
    title: TitleField
    description: KeyTextField
    featured: GroupField<{ deal: ContentRelationshipField<'deal'> }>
    campaigns: GroupField<{ landing: ContentRelationshipField<'landing'> }>
  },
  'blog_home'
>

export type SettingsDocument = PrismicDocumentWithoutUID<
  {
    privacy_page: KeyTextField
    terms_page: KeyTextField
  },
  'settings'
>
