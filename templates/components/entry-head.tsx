import { css } from '@linaria/core';
import type { PlannedImage } from '../model/planned/values.ts';
import { from } from '../theme/tokens.ts';
import { Picture } from './picture.tsx';
import type { PictureSizes } from './picture-sizes.ts';
import { Section } from './section.tsx';

const sizes: PictureSizes = {
  steps: [
    ['(min-width: 83rem)', '38rem'],
    ['(min-width: 64rem)', '46vw'],
    ['', '94vw - 0.8rem'],
  ],
  shape: 3 / 2,
};

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) var(--column-gap);
  align-items: start;

  /* Nothing follows that has room above itself. */
  section:last-child & {
    margin-block-end: var(--section-space);
  }
  @media ${from.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-inline-size: 48rem;

  & h1 {
    font-size: var(--text-3xl);
  }
  & > p {
    font-size: var(--text-lg);
    line-height: 1.7;
    color: var(--ink-soft);
    text-wrap: pretty;
  }
`;

const picture = css`
  inline-size: 100%;
  aspect-ratio: 3 / 2;
  object-fit: cover;
  background: var(--tint);
  border-radius: var(--radius-lg);

  @media print {
    inline-size: 20rem !important;
  }
`;

interface EntryHeadProps {
  id: string | undefined;
  image: PlannedImage | undefined;
  /** Title and metadata of the entry. */
  children: React.ReactNode;
  /** Beside the text; below it if the picture is there. */
  apart: React.ReactNode;
}

/** Head of an entry's page; the text follows as a separate block. */
export function EntryHead({ id, image, children, apart }: EntryHeadProps) {
  return (
    <Section id={id} tight>
      <div className={columns}>
        <div className={words}>
          {children}
          {image && apart}
        </div>
        {image ? <Picture image={image} sizes={sizes} className={picture} cropped /> : apart}
      </div>
    </Section>
  );
}
