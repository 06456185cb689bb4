import { css } from '@linaria/core';
import type { PlannedCard } from '../model/planned/planned.ts';
import { CardDate, narrowDate } from './card-date.tsx';
import { EventAction } from './event-action.tsx';
import { Icon } from './icon.tsx';
import { inline } from './inline.tsx';
import { Picture } from './picture.tsx';
import { type PictureSizes, pictureSizes } from './picture-sizes.ts';
import { titleMark } from './title-mark.ts';

const holder = css`
  container-type: inline-size;
  block-size: 100%;
`;

const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: hidden;
  background: var(--surface);
  border: var(--line);
  border-radius: var(--radius-lg);
  box-shadow: var(--shadow-sm);
  transition: box-shadow var(--calm), border-color var(--calm), translate var(--calm) var(--ease);

  /* A line in the accent colour grows along the foot of a card that leads somewhere. */
  &[data-kind='link']::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    block-size: 3px;
    background: var(--accent-mark);
    transform: scaleX(0);
    transform-origin: right;
    transition: transform var(--calm) var(--ease);
  }
  &[data-kind='link']:dir(ltr)::after {
    transform-origin: left;
  }
  &[data-kind='link']:is(:hover, :focus-within)::after {
    transform: none;
  }
  &[data-kind='link']:hover {
    border-color: var(--tint-line);
    box-shadow: var(--shadow-md);
    translate: 0 -0.25rem;
  }
  &[data-kind='link']:focus-within {
    border-color: var(--brand-ink);
  }
  @container (min-width: 34rem) {
    flex-direction: row;
  }
`;

const pictureClass = css`
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  background: var(--band-strong);

  @container (min-width: 34rem) {
    block-size: 100%;
  }
`;

const pictureHolder = css`
  position: relative;

  @container (min-width: 34rem) {
    flex: none;
    inline-size: 46%;
  }
`;

const body = css`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: var(--space-2);
  padding: clamp(1.125rem, 0.9rem + 0.8vw, 1.5rem);

  @media screen {
    @container (max-width: 12rem) {
      padding: var(--space-3);
    }
  }
  @container (min-width: 34rem) {
    justify-content: center;
    padding-inline: clamp(1.125rem, 0.75rem + 1.5vw, 2.25rem);
  }
`;

const titleClass = css`
  font-size: var(--text-lg);

  @container (min-width: 52rem) {
    font-size: var(--text-xl);
  }

  ${titleMark}

  & a {
    color: inherit;
    text-decoration: var(--title-line, none);
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: var(--radius-lg);
  }
  & a:focus-visible {
    outline: none;
    box-shadow: none;
  }
  & a:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: -5px;
  }
`;

/* With scripts, text is above the card's link so that it can be selected; the loader forwards clicks to the link. */
const description = css`
  font-size: var(--text-base);
  color: var(--ink-soft);
  line-height: 1.75;

  @media (scripting: enabled) {
    [data-kind='link'] & {
      position: relative;
      z-index: 2;
      cursor: pointer;
    }
  }
`;

/* Arrow half on the picture, half on the text. */
const arrow = css`
  position: absolute;
  inset-block-end: -1.375rem;
  inset-inline-end: 1.125rem;
  display: var(--card-notch, grid);
  place-items: center;
  inline-size: 2.75rem;
  aspect-ratio: 1;
  color: var(--brand-ink);
  background: var(--surface);
  clip-path: var(--badge, var(--mark));
  transition: background-color var(--calm), color var(--calm);

  @container (min-width: 34rem) {
    inset-block-end: 1.125rem;
    inset-inline-end: -1.375rem;
  }
  @media print {
    display: none;
  }

  article:hover & {
    color: var(--on-brand);
    background: var(--brand);
  }
`;

const dateClass = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  font-size: var(--text-sm);
  font-weight: 500;
  color: var(--brand-ink);
  ${narrowDate}
`;

const register = css`
  margin-block-start: auto;
  padding-block-start: var(--space-3);

  & > a {
    inline-size: 100%;
  }
  & > a::after {
    content: none;
  }
`;

interface CardProps {
  card: PlannedCard;
  /** Heading level of the title. */
  headingLevel: 2 | 3;
  /** Sizes of the picture; default: a card in three columns. */
  sizes?: PictureSizes;
}

/** Card of a collection: a link to a page, or an event with date and button. */
export function Card({ card: content, headingLevel, sizes = pictureSizes.cards3 }: CardProps) {
  const Heading = `h${headingLevel}` as const;
  const isLink = content.kind === 'link';
  return (
    <div className={holder}>
      <article className={card} data-kind={content.kind}>
        <div className={pictureHolder}>
          <Picture image={content.image} sizes={sizes} className={pictureClass} cropped />
          {isLink && (
            <span className={arrow}>
              <Icon name="arrow-forward" size={20} />
            </span>
          )}
        </div>
        <div className={body}>
          {!isLink && (
            <p className={dateClass}>
              <Icon name="calendar" size={20} />
              <CardDate date={content.date} />
            </p>
          )}
          <Heading className={titleClass}>
            {isLink ? <a href={content.href}>{inline(content.title)}</a> : inline(content.title)}
          </Heading>
          <p className={description}>{inline(content.description)}</p>
          {!isLink && <EventAction card={content} textClass={`${register} ${description}`} actionClass={register} />}
        </div>
      </article>
    </div>
  );
}
