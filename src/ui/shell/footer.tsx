import * as paths from '#lib/paths.ts'
import type { SiteInfo } from '#lib/site-info.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-sprite.tsx'
import { Logo } from '../logo.tsx'

type FooterProps = { site: SiteInfo; year: number }

const discover = [
  { name: 'Promo Codes', href: paths.promoCodes },
  { name: 'Birthday Deals', href: paths.post('birthday-deals-in-singapore-to-treat-yourself') },
  { name: 'Student Deals', href: paths.post('student-deals-and-discounts-in-singapore') },
  { name: 'Blog', href: paths.blog },
]

const about = [
  { name: 'User Sitemap', href: paths.sitemap },
  { name: 'Privacy Policy', href: paths.privacy },
  { name: 'Terms and Conditions', href: paths.terms },
]

/** Rendered only by the server, because nothing in it changes in the browser. */
export function Footer({ site, year }: FooterProps) {
  const merchants = [
    { name: 'List your deals here', href: site.listDealsUrl },
    { name: 'Partner Us', href: `mailto:${site.partnerMailbox}` },
  ]
  return (
    <footer className="footer">
      <div className="footer-brand" data-below>
        <a href={paths.home}>
          <Logo name={site.productName} />
          <span className="sr">{site.productName}, home</span>
        </a>
        <p>
          <em>lobang</em> (n.): a hole. In Singapore, also a good tip from someone who has been
          there. We only print the second kind.
        </p>
        <Social site={site} />
      </div>
      <nav className="footer-links" aria-label="Footer" data-below>
        <LinkList links={discover} />
        <LinkList links={about} />
        <LinkList links={merchants} />
      </nav>
      <div className="footer-legal">
        <p>
          © {year} {site.companyName}
        </p>
        <p data-below>
          Deals are hand-picked by our editorial team and were correct at the time of publication.
          All trademarks belong to their respective owners. We may receive compensation for
          information posted on this site. If you own content shown here and do not want it to be
          featured, please write to {site.partnerMailbox}.
        </p>
      </div>
    </footer>
  )
}

function LinkList({ links }: { links: { name: string; href: string }[] }) {
  return (
    <ul>
      {links.map(({ name, href }) => (
        <li key={name}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  )
}

function Social({ site: { productName, social } }: { site: SiteInfo }) {
  const links: { icon: IconName; place: string; href: string }[] = [
    { icon: 'network', place: 'our social network page', href: social.network },
    { icon: 'photos', place: 'our photo-sharing page', href: social.photos },
    { icon: 'channel', place: 'our messaging channel', href: social.channel },
    { icon: 'microblog', place: 'our microblog page', href: social.microblog },
  ]
  return (
    <>
      <h2>Follow Us</h2>
      <ul className="footer-social">
        {links.map(({ icon, place, href }) => (
          <li key={icon}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${productName} on ${place} (opens in a new tab)`}
            >
              <Icon name={icon} />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
