// A firm's, organisation's or hotel's logo: small line art, whose PNG is lighter than any re-encoded copy.
import { graphql } from 'gatsby'

type Props = { file: Queries.LogoFragment; alt: string; className?: string | undefined }

export function Logo({ file, alt, className }: Props) {
  return (
    <img
      src={file.publicURL ?? ''}
      alt={alt}
      width="240"
      height="120"
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}

export const query = graphql`
  fragment Logo on File {
    publicURL
  }
`
