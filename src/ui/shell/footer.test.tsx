import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Footer } from './footer.tsx'

const site = {
  productName: 'Lobang',
  companyName: 'Lobang Pte Ltd',
  partnerMailbox: 'partners@lobang.example',
  listDealsUrl: 'https://list.lobang.example/',
  social: {
    network: 'https://network.example/lobang',
    photos: 'https://photos.example/lobang',
    channel: 'https://channel.example/lobang',
    microblog: 'https://microblog.example/lobang',
  },
}
const html = renderToStaticMarkup(<Footer site={site} year={2026} />)

test('the footer shows the product links with their names', () => {
  const links = [...html.matchAll(/<a href="([^"]+)">(.*?)<\/a>/g)].map(
    ([, href, inner = '']) =>
      `${href} ${inner.replace(/<span[^>]*aria-hidden.*?<\/span>|<.*?>/g, '')}`,
  )

  expect(links.toSorted()).toEqual(
    [
      '/ Lobang, home',
      '/user-sitemap User Sitemap',
      '/blog Blog',
      '/singapore-promo-codes Promo Codes',
      '/blog/birthday-deals-in-singapore-to-treat-yourself Birthday Deals',
      '/blog/student-deals-and-discounts-in-singapore Student Deals',
      '/privacy Privacy Policy',
      '/terms Terms and Conditions',
      'https://list.lobang.example/ List your deals here',
      'mailto:partners@lobang.example Partner Us',
    ].toSorted(),
  )
})

test('the four social links open in a new tab and say so', () => {
  const links = [...html.matchAll(/<a [^>]*target="_blank"[^>]*>/g)].map(([tag]) => tag)

  expect(html).toContain('<h2>Follow Us</h2>')
  expect(links).toHaveLength(4)
  for (const url of Object.values(site.social)) {
    const link = links.find((tag) => tag.includes(url))
    expect(link).toContain('rel="noopener noreferrer"')
    expect(link).toMatch(/aria-label="Lobang on our [\w- ]+ \(opens in a new tab\)"/)
  }
})

test('the footer names the year, the company and the partner mailbox', () => {
  expect(html).toContain('© 2026 Lobang Pte Ltd')
  expect(html).toContain('please write to partners@lobang.example.')
})
