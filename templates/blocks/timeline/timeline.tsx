import { css } from '@linaria/core';
import { asWords, inline } from '../../components/inline.tsx';
import { Picture } from '../../components/picture.tsx';
import type { PictureSizes } from '../../components/picture-sizes.ts';
import { Section } from '../../components/section.tsx';
import { TextLink } from '../../components/text-link.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { from } from '../../theme/tokens.ts';
import type { Timeline } from './schema.ts';

/** Sizes of a picture in a timeline. */
const sizes: PictureSizes = { steps: [['', 'min(94vw - 4rem, 22rem)']], isOfText: true };

const list = css`
  --star: 1.25rem;
  --time: 0rem;
  display: grid;

  @media ${from.medium} {
    --time: clamp(12rem, 18vw, 14rem);
  }
`;

const item = css`
  position: relative;
  display: grid;
  gap: 0 clamp(1rem, 0.5rem + 2vw, 2.5rem);
  grid-template-columns: var(--star) minmax(0, 1fr);
  padding-block-end: clamp(1.75rem, 1.25rem + 1.5vw, 3rem);

  &:last-child {
    padding-block-end: 0;
  }
  /* The line of time, and a mark on it. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 0.75rem -0.5rem;
    inset-inline-start: calc(var(--line-at, 0rem) + var(--star) / 2 - 1px);
    inline-size: 2px;
    background: var(--tint-line);
  }
  &::after {
    content: '';
    grid-area: 1 / 1;
    position: relative;
    inline-size: var(--star);
    aspect-ratio: 1;
    margin-block-start: 0.375rem;
    background: var(--accent-mark);
    clip-path: var(--mark);
  }
  & > p {
    grid-area: 1 / 2;
    font-size: var(--text-base);
    font-weight: 650;
    color: var(--accent-ink);
    text-wrap: balance;
  }
  & > div {
    grid-area: 2 / 2;
  }
  @media ${from.medium} {
    --line-at: calc(var(--time) + clamp(1rem, 0.5rem + 2vw, 2.5rem));
    grid-template-columns: var(--time) var(--star) minmax(0, 1fr);

    & > p {
      grid-area: 1 / 1;
      text-align: end;
    }
    &::after {
      grid-area: 1 / 2;
    }
    & > div {
      grid-area: 1 / 3;
    }
  }
`;

const words = css`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  max-inline-size: var(--measure);

  & :is(h2, h3) {
    font-size: var(--text-lg);
  }
  & p {
    color: var(--ink-soft);
  }
`;

const picture = css`
  inline-size: auto;
  max-inline-size: min(100%, 22rem);
  max-block-size: 22rem;
  margin-block-start: var(--space-2);
  border-radius: var(--radius-md);
`;

export function TimelineBlock({ block }: { block: Planned<Timeline> }) {
  const Heading = block.heading ? 'h3' : 'h2';
  return (
    <Section
      id={block.id}
      eyebrow={block.eyebrow}
      heading={block.heading}
      headingRole={block.headingRole}
      text={block.text}
      action={block.action}
      beside="side"
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers */}
      <ol className={list} role="list">
        {block.items.map((event) => (
          <li key={event.when + asWords(event.title)} className={item}>
            <p>{event.when}</p>
            <div className={words}>
              <Heading>{inline(event.title)}</Heading>
              {event.text && <p>{inline(event.text)}</p>}
              {event.image && <Picture image={event.image} sizes={sizes} className={picture} />}
              {event.action && <TextLink action={event.action} about={event.title} />}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
