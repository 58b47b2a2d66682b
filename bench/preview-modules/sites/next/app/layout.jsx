import { PrismicPreview } from '@prismicio/next'

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <PrismicPreview repositoryName="lobang">{children}</PrismicPreview>
      </body>
    </html>
  )
}
