import { css } from '@linaria/core';
import { Icon } from '../../components/icon.tsx';
import { useRenderContext } from '../../model/page/render-context.tsx';

const link = css`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  margin-inline-start: auto;
  color: var(--brand-ink);
  border-radius: var(--radius-sm);

  &:hover {
    background: var(--tint-soft);
  }
  /* The menu, or the button where there is none, takes the room before it. */
  :is([data-island], [data-bar]) ~ & {
    margin-inline-start: 0;
  }
  @media print {
    display: none;
  }
`;

/** Search link: leads to the search page, or opens a dialog with scripts. */
export function SearchLink() {
  const { search, site } = useRenderContext().frame;
  if (search === undefined) return null;
  return (
    <a
      className={link}
      href={search}
      rel="search nofollow"
      data-search=""
      aria-keyshortcuts="Control+K"
      aria-label={site.labels.siteSearch.open}
    >
      <Icon name="search" />
    </a>
  );
}
