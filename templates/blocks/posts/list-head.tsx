import { css } from '@linaria/core';
import { inline } from '../../components/inline.tsx';
import { Picture } from '../../components/picture.tsx';
import { pictureSizes } from '../../components/picture-sizes.ts';
import { useLabelsOf, useThemeOptions } from '../../model/page/render-context.tsx';
import type { PlannedListHead, PlannedTopic } from '../../model/planned/posts.ts';
import type { labels } from './labels.ts';

const head = css`
  display: grid;
  gap: var(--space-4);
  margin-block-end: clamp(1.5rem, 1rem + 1.5vw, 3rem);

  &[data-centred] {
    justify-items: center;
    text-align: center;

    & ul {
      justify-content: center;
    }
  }
`;

const titled = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-5);

  & img {
    flex: none;
    inline-size: 5.5rem;
    block-size: 5.5rem;
    object-fit: cover;
    border-radius: 50%;
  }
  & > div {
    flex: 1 1 16rem;
    min-inline-size: 0;
  }
  & h1 {
    font-size: var(--text-3xl);
  }
`;

const whole = css`
  font-size: var(--text-sm);
  font-weight: 500;

  & > a {
    display: inline-block;
    padding-block: 0.375rem;
  }
`;

const lead = css`
  max-inline-size: var(--measure);
  color: var(--ink-soft);
`;

const topics = css`
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  & a {
    display: grid;
    align-items: center;
    min-block-size: 2.75rem;
    padding: 0.25rem 1rem;
    font-size: var(--text-base);
    color: var(--ink);
    text-decoration: none;
    background: var(--surface);
    border: var(--line);
    border-radius: 1.375rem;
  }
  & a:hover {
    border-color: var(--brand-ink);
  }
  & summary {
    inline-size: fit-content;
    padding-block: 0.625rem;
    font-size: var(--text-base);
    color: var(--brand-ink);
    cursor: pointer;
  }
  & a[aria-current] {
    color: var(--on-brand);
    background: var(--brand);
    border-color: var(--brand);
  }
  @media print {
    display: none;
  }
`;

function Topics({ topics: all }: { topics: readonly PlannedTopic[] }) {
  return (
    <ul>
      {all.map((topic) => (
        <li key={topic.href}>
          <a href={topic.href} aria-current={topic.isCurrent ? 'true' : undefined}>
            {topic.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Title of a list, with the author or category. */
function Titled({ head: content }: { head: PlannedListHead }) {
  return (
    <div className={titled}>
      {content.image && <Picture image={content.image} sizes={pictureSizes.portrait} cropped />}
      <div>
        {content.whole && (
          <p className={whole}>
            <a href={content.whole.href}>{content.whole.label}</a>
          </p>
        )}
        <h1>{content.title}</h1>
        {content.role && <p className={lead}>{content.role}</p>}
      </div>
    </div>
  );
}

/** Head of a list: whose posts it shows, and links to its parts. */
export function ListHead({ head: content }: { head: PlannedListHead }) {
  const words = useLabelsOf<typeof labels>('posts');
  const { heads } = useThemeOptions();
  return (
    <div className={head} data-centred={heads === 'centred' || undefined}>
      <Titled head={content} />
      {content.text && <p className={lead}>{inline(content.text)}</p>}
      {content.profile && (
        <p className={whole}>
          <a href={content.profile}>{words.profile}</a>
        </p>
      )}
      {content.categories && (
        <nav className={topics} aria-label={words.categories}>
          <Topics topics={content.categories} />
        </nav>
      )}
      {content.topics.length > 0 && (
        <nav className={topics} aria-label={words.topics}>
          <Topics topics={content.topics} />
          {content.moreTopics && (
            <details>
              <summary>{words.moreTopics}</summary>
              <Topics topics={content.moreTopics} />
            </details>
          )}
        </nav>
      )}
    </div>
  );
}
