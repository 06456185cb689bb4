import { css } from '@linaria/core';
import type { PlannedCard } from '../page-plan.ts';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';

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
  background: #fff;
  border: var(--line);
  border-radius: var(--radius-lg);
  box-shadow: var(--shadow-sm);
  transition: box-shadow var(--quick), border-color var(--quick), translate var(--quick) var(--ease);

  &[data-kind='link']:hover {
    border-color: var(--green-300);
    box-shadow: var(--shadow-md);
    translate: 0 -0.25rem;
  }
  &[data-kind='link']:focus-within {
    border-color: var(--green-700);
  }
  @container (min-width: 36rem) {
    flex-direction: row;
  }
`;

const pictureClass = css`
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  background: var(--sand-100);

  @container (min-width: 36rem) {
    flex: none;
    inline-size: 50%;
  }
`;

const body = css`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: var(--space-2);
  padding: clamp(1rem, 0.8rem + 0.8vw, 1.5rem);
`;

const titleClass = css`
  font-size: var(--text-lg);

  & a {
    color: inherit;
    text-decoration: none;
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

const description = css`
  font-size: var(--text-base);
  color: var(--ink-soft);
  line-height: 1.7;
`;

const go = css`
  margin-block-start: auto;
  padding-block-start: var(--space-3);
`;

const arrow = css`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  aspect-ratio: 1;
  border-radius: 50%;
  color: var(--green-700);
  background: var(--green-50);
  transition: background-color var(--quick), color var(--quick);

  article:hover & {
    color: #fff;
    background: var(--green-700);
  }
`;

const dateClass = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  font-size: var(--text-sm);
  font-weight: 450;
  color: var(--green-700);
`;

const register = css`
  margin-block-start: auto;
  padding-block-start: var(--space-3);

  & > a {
    inline-size: 100%;
  }
`;

interface CardProps {
  card: PlannedCard;
  /** Level of the title under the heading that the card belongs to. */
  headingLevel: 2 | 3;
}

/** A card of a collection: one that leads to a page as a whole, or one of an event with a date and a button. */
export function Card({ card: content, headingLevel }: CardProps) {
  const Heading = `h${headingLevel}` as const;
  const isLink = content.kind === 'link';
  return (
    <div className={holder}>
      <article className={card} data-kind={content.kind}>
        <Picture image={content.image} className={pictureClass} />
        <div className={body}>
          {!isLink && (
            <p className={dateClass}>
              <Icon name="calendar" size={20} />
              <time dateTime={content.date.iso}>{content.date.text}</time>
            </p>
          )}
          <Heading className={titleClass}>{isLink ? <a href={content.href}>{content.title}</a> : content.title}</Heading>
          <p className={description}>{content.description}</p>
          {isLink ? (
            <div className={go}>
              <span className={arrow}>
                <Icon name="arrow-forward" size={20} />
              </span>
            </div>
          ) : (
            <p className={register}>
              <a className={buttonClass} data-look="outline" href={content.action.href}>
                {content.action.label}
                <span className="visually-hidden">{`: ${content.title}`}</span>
              </a>
            </p>
          )}
        </div>
      </article>
    </div>
  );
}
