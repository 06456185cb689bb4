import { css } from '@linaria/core';
import type { PlannedPostCard } from '../model/planned/posts.ts';
import { CardDate, narrowDate } from './card-date.tsx';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';
import type { PictureSizes } from './picture-sizes.ts';

const holder = css`
  container-type: inline-size;
  block-size: 100%;
`;

/* Picture at the top, otherwise a line in the accent colour. */
const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: hidden;
  background: var(--surface);
  border: var(--line);
  border-radius: var(--radius-lg);
  transition: box-shadow var(--calm), border-color var(--calm);

  &:not(:has(img)) {
    border-block-start: 3px solid var(--accent-mark);
  }
  &:hover {
    border-color: var(--tint-line);
    box-shadow: var(--shadow-md);
  }
  @container (min-width: 34rem) {
    &:has(img) {
      flex-direction: row;
    }
  }
`;

const picture = css`
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  background: var(--band-strong);

  @container (min-width: 34rem) {
    flex: none;
    inline-size: 46%;
    min-block-size: 100%;
  }
`;

const body = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-2);
  padding: clamp(1.125rem, 0.9rem + 0.8vw, 1.5rem);

  @container (max-width: 12rem) {
    padding: var(--space-3);
  }
  @container (min-width: 34rem) {
    justify-content: center;
    padding-inline: clamp(1.125rem, 0.75rem + 1.5vw, 2.25rem);
  }
`;

const date = css`
  display: flex;
  align-items: baseline;
  gap: var(--space-2);
  font-size: var(--text-sm);
  color: var(--ink-soft);

  & > svg {
    align-self: center;
    color: var(--brand-ink);
  }
  ${narrowDate}
`;

const title = css`
  font-size: var(--text-lg);
  text-wrap: pretty;

  @container (min-width: 52rem) {
    font-size: var(--text-xl);
  }

  & > a {
    color: inherit;
    text-decoration: none;
  }
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-lg);
  }
  & > a:hover {
    color: var(--brand-ink);
  }
  & > a:focus-visible {
    outline: none;
    box-shadow: none;
  }
  & > a:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: -5px;
  }
`;

const summary = css`
  font-size: var(--text-base);
  color: var(--ink-soft);
`;

interface PostCardProps {
  post: PlannedPostCard;
  headingLevel: 2 | 3;
  sizes: PictureSizes;
}

/** Card of a post in a list; links to its page. */
export function PostCard({ post, headingLevel, sizes }: PostCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={holder}>
      <article className={card}>
        {post.image && <Picture image={post.image} sizes={sizes} className={picture} cropped />}
        <div className={body}>
          <p className={date}>
            <Icon name="calendar" size={18} />
            <CardDate date={post.date} />
            {post.pinned && (
              <>
                {' '}
                <strong>{post.pinned}</strong>
              </>
            )}
          </p>
          <Heading className={title}>
            <a href={post.href}>{post.label}</a>
          </Heading>
          {post.summary && <p className={summary}>{post.summary}</p>}
        </div>
      </article>
    </div>
  );
}
