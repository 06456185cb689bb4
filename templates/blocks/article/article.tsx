import { css } from '@linaria/core';
import { Fragment } from 'react';
import { ButtonLink, buttonClass } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { column, type PictureSizes } from '../../components/picture-sizes.ts';
import { Section } from '../../components/section.tsx';
import { useLabelsOf, useRenderContext, useThemeOptions } from '../../model/page/render-context.tsx';
import type { PlannedArticle, PostLink } from '../../model/planned/posts.ts';
import type { ThemeOptions } from '../../theme/theme-options.ts';
import type { labels } from '../posts/labels.ts';
import { centredArticle } from './pieces/centred/styles.ts';
import { sideArticle } from './pieces/side/styles.ts';
import { startArticle } from './pieces/start/styles.ts';

type Form = ThemeOptions['heads'];

/** Sizes of an article's picture: beside the title, below it in its column, or as wide as the page. */
const sizes: Record<Form, PictureSizes> = {
  start: {
    steps: [
      ['(min-width: 83rem)', '26.5rem'],
      ['(min-width: 64rem)', '32vw'],
      ['', '94vw - 0.8rem'],
    ],
  },
  side: {
    steps: [
      ['(min-width: 83rem)', '49.5rem'],
      ['(min-width: 64rem)', '61vw'],
      ['', '94vw - 0.8rem'],
    ],
  },
  centred: { steps: [['', column]], shape: 16 / 9 },
};

const forms: Record<Form, string> = { start: startArticle, side: sideArticle, centred: centredArticle };

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) var(--column-gap);
`;

const articleHeader = css`
  display: grid;
  gap: var(--space-3);
  max-inline-size: 48rem;

  & > h1 {
    font-size: var(--text-3xl);
  }
`;

const tags = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  font-size: var(--text-sm);
  font-weight: 500;

  & a {
    display: inline-block;
    padding-block: 0.375rem;
  }
`;

const lead = css`
  font-size: var(--text-lg);
  line-height: 1.7;
  color: var(--ink-soft);
  text-wrap: pretty;
`;

const meta = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  padding-block: var(--space-3);
  font-size: var(--text-sm);
  color: var(--ink-soft);
  border-block: var(--line);
  & > span {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.5em;
  }
  /* A long day breaks beside its icon, not below it. */
  & > :first-child {
    flex-wrap: nowrap;
  }
  & svg {
    color: var(--brand-ink);
  }
  & a {
    display: inline-block;
    padding-block: 0.25rem;
  }
`;

/* A bitmap is never shown larger than its pixels; a drawing has no intrinsic size. */
const picture = css`
  &[src$='.svg'] {
    inline-size: 100%;
  }
  max-block-size: 30rem;
  object-fit: cover;
  background: var(--band-strong);
  border-radius: var(--radius-lg);
`;

const event = css`
  display: grid;
  max-inline-size: 48rem;
  gap: var(--space-3);
  padding: var(--panel-space);
  background: var(--tint);
  border: 1px solid var(--tint-line);
  border-radius: var(--radius-lg);
  & > p {
    display: flex;
    align-items: start;
    gap: var(--space-3);
    font-weight: 550;
  }
  & > p > svg {
    margin-block-start: 0.3em;
    color: var(--brand-ink);
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }
  @media print {
    & > div {
      display: none;
    }
  }
`;

function Links({ links }: { links: PostLink[] }) {
  return links.map((link) => (
    <a key={link.href} href={link.href}>
      {link.label}
    </a>
  ));
}

/** Names of authors, joined as the site's language joins lists. */
function Authors({ authors }: { authors: PostLink[] }) {
  const { language } = useRenderContext().frame.site;
  const parts = new Intl.ListFormat(language).formatToParts(authors.map(({ label }) => label));
  const names = authors.values();
  // `formatToParts` keeps the order, so each element part is the next author.
  return parts.map(({ type, value }, index) => {
    const author = type === 'element' ? names.next().value : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed
    return author ? <Links key={index} links={[author]} /> : <Fragment key={index}>{value}</Fragment>;
  });
}

function Meta({ block: { date, updated, authors } }: { block: PlannedArticle }) {
  const words = useLabelsOf<typeof labels>('posts');
  const [before = '', after = ''] = words.updated.split('%s');
  return (
    <div className={meta}>
      <span>
        <Icon name="calendar" size={18} />
        <time dateTime={date.iso}>{date.text}</time>
      </span>
      {updated && (
        <span>
          {before.trim()} <time dateTime={updated.iso}>{updated.text}</time> {after.trim()}
        </span>
      )}
      {authors.length > 0 && (
        <span>
          {words.by}
          <span>
            <Authors authors={authors} />
          </span>
        </span>
      )}
    </div>
  );
}

function Event({ event: { date, place, action, calendar } }: { event: NonNullable<PlannedArticle['event']> }) {
  const words = useLabelsOf<typeof labels>('posts');
  return (
    <div className={event}>
      <p>
        <Icon name="clock" size={20} />
        <time dateTime={date.iso}>{date.text}</time>
      </p>
      {place && (
        <p>
          <Icon name="map-pin" size={20} />
          {place}
        </p>
      )}
      <div>
        {action && <ButtonLink action={action} />}
        <a className={buttonClass} data-look="outline" href={calendar} type="text/calendar" download="">
          <Icon name="calendar" size={20} />
          {words.addToCalendar}
        </a>
      </div>
    </div>
  );
}

/** Head of an article; its text follows as a separate block. */
export function ArticleBlock({ block }: { block: PlannedArticle }) {
  const { heads } = useThemeOptions();
  return (
    <Section id={block.id} tight>
      <div className={`${columns} ${forms[heads]}`} data-part={heads === 'start' ? 'article' : undefined}>
        <div className={articleHeader}>
          {block.tags.length > 0 && (
            <p className={tags}>
              <Links links={block.tags} />
            </p>
          )}
          <h1>{block.title}</h1>
          {block.summary && <p className={lead}>{block.summary}</p>}
        </div>
        <Meta block={block} />
        {block.event && <Event event={block.event} />}
        {block.image && <Picture image={block.image} sizes={sizes[heads]} className={picture} cropped />}
      </div>
    </Section>
  );
}
