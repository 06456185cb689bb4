import { css } from '@linaria/core';
import { inline } from '../components/inline.tsx';
import { LinkName } from '../components/link-name.tsx';
import { useRenderContext } from '../model/page/render-context.tsx';
import { container } from '../theme/base.ts';
import { aboveHeader } from './above-header.ts';

const strip = css`
  color: var(--ink);
  background: var(--tint);
  border-block-end: var(--line);
  font-size: var(--text-sm);
  line-height: 1.6;

  &[data-tone='strong'] {
    color: var(--on-ground);
    background: var(--ground);
    border-color: transparent;
    --link: currentColor;
    --focus: var(--accent);
    --focus-gap: var(--ground);
  }
  ${aboveHeader}
  @media print {
    color: inherit !important;
    background: none !important;
  }
`;

const words = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 var(--space-4);
  padding-block: var(--space-2);
  text-align: center;

  & > a {
    font-weight: 550;
    padding-block: 0.125rem;
  }
`;

/** Announcement of a site, above the header of every page; scrolls away while the header stays. */
export function Announcement() {
  const { announcement, site } = useRenderContext().frame;
  if (!announcement) return null;
  const { text, action, tone } = announcement;
  return (
    <aside className={strip} data-tone={tone} aria-label={site.labels.announcement}>
      <div className={`${container} ${words}`}>
        <p>{inline(text)}</p>
        {action && (
          <a href={action.href}>
            {action.label}
            <LinkName {...action} />
          </a>
        )}
      </div>
    </aside>
  );
}
