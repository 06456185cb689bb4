import { css } from '@linaria/core';
import { inline } from '../../parts/inline.tsx';
import { Picture } from '../../parts/picture.tsx';
import type { PictureSizes } from '../../parts/picture-sizes.ts';
import { Section } from '../../parts/section.tsx';
import type { Planned } from '../../planned/planned.ts';
import { from } from '../../theme/tokens.ts';
import { Standing } from '../projects/standing.tsx';
import { Give } from './give.tsx';
import type { ProjectHead } from './schema.ts';

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

const column = css`
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

/** The head of the page of a project; what it tells follows as a block of its own. Only what is open is given to. */
export function ProjectBlock({ block: { id, from: project } }: { block: Planned<ProjectHead> }) {
  const { name, text, image, give, status = 'open' } = project;
  const ways = give && status === 'open' && <Give give={give} unit={project.unit} />;
  return (
    <Section id={id} tight>
      <div className={columns}>
        <div className={column}>
          <h1>{name}</h1>
          {text && <p>{inline(text)}</p>}
          <Standing project={project} />
          {image && ways}
        </div>
        {image ? <Picture image={image} sizes={sizes} className={picture} cropped /> : ways}
      </div>
    </Section>
  );
}
