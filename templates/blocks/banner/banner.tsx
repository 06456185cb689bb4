import { css } from '@linaria/core';
import { aboveBar } from '../../components/above-bar.ts';
import { FramedPicture } from '../../components/framed-picture.tsx';
import { useHeroBackground } from '../../components/hero-background.ts';
import { asWords, inline } from '../../components/inline.tsx';
import { Frieze, withMotif } from '../../components/motif.tsx';
import { useOpening } from '../../components/openings/opening.ts';
import type { PictureSizes } from '../../components/picture-sizes.ts';
import { emsOf } from '../../components/text-width.ts';
import { pageTitle } from '../../components/two-columns.ts';
import type { Planned } from '../../model/planned/planned.ts';
import { container, deepGround } from '../../theme/base.ts';
import { from } from '../../theme/tokens.ts';
import type { Banner } from './schema.ts';

/** Sizes of the small framed picture of a banner. */
const sizes: PictureSizes = {
  steps: [
    ['(min-width: 77rem)', '25.5rem'],
    ['(min-width: 48rem)', '33vw'],
    ['', 'min(94vw - 2.3rem, 25.5rem)'],
  ],
  isOfText: true,
};

const columns = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) var(--column-gap);
  align-items: center;
  padding-block: clamp(2rem, 1.5rem + 2vw, 3.5rem);

  @media ${from.medium} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);

    & > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

const lead = css`
  margin-block-start: var(--space-4);
  font-size: var(--text-lg);
  line-height: 1.7;
  text-wrap: balance;
  color: var(--on-ground-soft);
  max-inline-size: var(--measure);
`;

/** Titles wider than this, in em, are never set as large as a poster's. */
const largestTitle = 18;

export function BannerBlock({ block }: { block: Planned<Banner> }) {
  const { form, className, attributes, part, picture, isGroundBelow } = useOpening({
    opens: 'page',
    hasPicture: block.image !== undefined,
  });
  const background = useHeroBackground(isGroundBelow);
  const isLarge = form !== undefined && emsOf(asWords(block.title)) <= largestTitle;
  return (
    <section
      id={block.id}
      className={`${withMotif(deepGround, 'start')} ${aboveBar}${className}`}
      {...background}
      {...attributes}
    >
      <div className={container}>
        <div className={columns} {...part('row')}>
          <div {...part('words')}>
            <h1 className={pageTitle} data-size={isLarge ? 'large' : undefined}>
              {inline(block.title)}
            </h1>
            {block.text && <p className={lead}>{inline(block.text)}</p>}
          </div>
          {block.image && <FramedPicture image={block.image} dark small={form === undefined} sizes={sizes} {...picture} />}
        </div>
      </div>
      <Frieze />
    </section>
  );
}
