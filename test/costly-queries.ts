// The costliest queries to the content API. Used by a test and a benchmark.

/** What the questions are about: `type` has a text, a number, a day and a link in the fields that are named. */
export type CostlyContent = {
  type: string
  ids: readonly string[]
  tags: readonly string[]
  words: readonly string[]
  fields: { text: string; richText: string; number: string; day: string; link: string }
  linkedType: string
}

export type CostlyQuery = { what: string; params: Record<string, string> }

/** Within the limits of the API: each is answered, however long it takes. */
export function legalQueries(content: CostlyContent): CostlyQuery[] {
  const { type, ids, tags, words, fields, linkedType } = content
  const field = (name: keyof typeof fields) => `my.${type}.${fields[name]}`
  const predicates = (count: number, predicate: (index: number) => string) =>
    `[${Array.from({ length: count }, (_, index) => `[${predicate(index)}]`).join('')}]`
  const idAt = (index: number) => ids[index % ids.length]
  return [
    { what: 'similar', params: { q: predicates(1, () => `similar("${idAt(0)}",9999999)`) } },
    {
      what: 'full text of a field',
      params: { q: `[[fulltext(${field('richText')},"${words[0]}")]]` },
    },
    {
      what: 'full text, many words',
      params: { q: `[[fulltext(document,"${words.slice(0, 100).join(' ')}")]]` },
    },
    { what: 'types', params: { q: predicates(50, () => `at(document.type,"${type}")`) } },
    { what: 'not', params: { q: predicates(50, (index) => `not(document.type,"none${index}")`) } },
    { what: 'missing', params: { q: predicates(50, () => `missing(${field('number')})`) } },
    {
      what: 'ids',
      params: { q: `[[any(document.id,[${ids.slice(0, 600).map((id) => `"${id}"`)}])]]` },
    },
    {
      what: 'tags',
      params: { q: predicates(50, () => `any(document.tags,[${tags.map((tag) => `"${tag}"`)}])`) },
    },
    {
      what: 'parts of days',
      params: { q: predicates(50, () => `date.day-of-month-after(${field('day')},1)`) },
    },
    {
      what: 'numbers',
      params: { q: predicates(50, (index) => `number.gt(${field('number')},-${index})`) },
    },
    {
      what: 'orderings, last page',
      params: {
        orderings: `[${Array.from({ length: 10 }, () => field('richText'))}]`,
        page: '100000',
        pageSize: '100',
      },
    },
    { what: 'after', params: { after: idAt(1) ?? '', orderings: `[${field('text')} desc]` } },
    {
      what: 'routes',
      params: {
        pageSize: '100',
        routes: JSON.stringify(
          Array.from({ length: 100 }, () => ({ type: linkedType, path: '/:uid/:lang' })),
        ),
      },
    },
    {
      what: 'linked fields',
      params: {
        pageSize: '100',
        fetchLinks: `${linkedType}.name,${linkedType}.title,${type}.body`,
      },
    },
    {
      what: 'graph',
      params: {
        pageSize: '100',
        graphQuery: `{ ${type} { ...${type}Fields ${fields.link} { ...on ${linkedType} { ...${linkedType}Fields } } } }`,
      },
    },
  ]
}

/** Beyond the limits: refused before anything is looked for. */
export function refusedQueries({ type, ids, fields }: CostlyContent): CostlyQuery[] {
  const field = `my.${type}.${fields.text}`
  const many = (count: number, text: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => text(index)).join('')
  const similar = (index: number) => `[similar("${ids[index % ids.length]}",999)]`
  return [
    { what: '340 predicates', params: { q: `[${many(340, similar)}]` } },
    {
      what: '1,500 values',
      params: { q: `[[any(document.id,[${Array.from({ length: 1500 }, () => '"a"')}])]]` },
    },
    {
      what: '200 words',
      params: { q: `[[fulltext(document,"${many(200, (at) => `w${at} `)}")]]` },
    },
    { what: '20 orderings', params: { orderings: `[${Array.from({ length: 20 }, () => field)}]` } },
    {
      what: '200 routes',
      params: { routes: JSON.stringify(Array.from({ length: 200 }, () => ({ type, path: '/' }))) },
    },
    {
      what: 'a path without end',
      params: { routes: JSON.stringify([{ type, path: '/:uid'.repeat(200) }]) },
    },
    {
      what: 'a resolver without end',
      params: {
        routes: JSON.stringify([
          { type, path: '/:a', resolvers: { a: `${fields.link}.${fields.link}`.repeat(100) } },
        ]),
      },
    },
    {
      what: 'nested graph',
      params: { graphQuery: `{ ${`${type} { `.repeat(30)}${'} '.repeat(31)}` },
    },
  ]
}
