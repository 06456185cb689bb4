import { css } from '@linaria/core';
import { aboveBar } from '../../components/above-bar.ts';
import { ButtonGroup } from '../../components/button.tsx';
import { useComposition } from '../../components/compositions/composition.ts';
import { FramedPicture } from '../../components/framed-picture.tsx';
import { useHeroBackground } from '../../components/hero-background.ts';
import { Icon } from '../../components/icon.tsx';
import { asWords, inline } from '../../components/inline.tsx';
import { Frieze, withMotif } from '../../components/motif.tsx';
import { Eyebrow } from '../../components/section.tsx';
import { emsOf } from '../../components/text-width.ts';
import { pageTitle, twoColumns, words } from '../../components/two-columns.ts';
import type { Planned } from '../../model/planned/planned.ts';
import { container, deepGround } from '../../theme/base.ts';
import type { Composition } from '../../theme/theme-options.ts';
import { from } from '../../theme/tokens.ts';
import { ReflectionForm } from '../reflection/reflection-form.tsx';
import { formHeight, rowHeight } from '../reflection/sizes.ts';
import type { Hero } from './schema.ts';

const spacing = css`
  /* Low windows give the words the room that high ones give the ground. */
  padding-block: min(clamp(2.5rem, 1.5rem + 4.5vw, 6.5rem), 9vh);
`;

const lead = css`
  font-size: var(--text-lg);
  line-height: 1.7;
  color: var(--on-ground-soft);
  max-inline-size: 34rem;
`;

const pointList = css`
  display: grid;
  gap: var(--space-2);

  & li {
    display: flex;
    align-items: start;
    gap: var(--space-3);
  }
  & svg {
    flex: none;
    margin-block-start: 0.3em;
    color: var(--accent);
  }
`;

/* Loads after the critical CSS: until then its space is reserved and it is hidden. */
const instrument = css`
  min-block-size: ${formHeight};

  &[data-rows='4'] {
    --rows: 4;
  }
  &[data-rows='5'] {
    --rows: 5;
  }
  &[data-rows='6'] {
    --rows: 6;
  }
  & > :where(form) {
    display: none;
  }
`;

/*
 * On large screens a hero with a star fills the window down to an edge of the next section, with the star as large as the
 * height permits.
 */
const stage = css`
  @media screen and ${from.large} {
    display: grid;
    align-items: center;
    min-block-size: calc(100vh - var(--header-height) - 2rem);

    & > div {
      padding-block: 1.25rem;
    }
    & [data-rows] {
      --star: clamp(14rem, 100vh - 22rem - (var(--rows) + 1) * ${rowHeight}, min(33rem, 31vw));
      --thumb: 3.75rem;
      --form: 37rem;
    }
  }
  @media screen and ${from.vast} {
    & h1[class] {
      font-size: calc(1.2 * var(--text-4xl));
    }
    & .${lead} {
      font-size: var(--text-xl);
      max-inline-size: 38rem;
    }
    & .${pointList} {
      font-size: var(--text-lg);

      & svg {
        margin-block-start: 0.42em;
      }
    }
  }
`;

/** Titles wider than this, in em, are set smaller so that the button stays in the first view. */
const longTitles: Record<Composition, number> = { beside: 36, centred: 36, cover: 36, editorial: 26 };

function Points({ points, hasMarks, ...attributes }: { points: string[]; hasMarks: boolean }) {
  return (
    <ul className={pointList} {...attributes}>
      {points.map((point) => (
        <li key={point}>
          {hasMarks && <Icon name="check" size={22} />}
          {point}
        </li>
      ))}
    </ul>
  );
}

/** The star of answers, or else the picture. */
function Instrument({ block, picture }: { block: Planned<Hero>; picture: ReturnType<typeof useComposition>['picture'] }) {
  if (!block.reflection) return block.image && <FramedPicture image={block.image} dark {...picture} />;
  return (
    <div className={instrument} data-rows={block.reflection.statements.length}>
      <ReflectionForm questions={block.reflection} dark />
    </div>
  );
}

export function HeroBlock({ block }: { block: Planned<Hero> }) {
  const { composition, className, part, picture, isGroundBelow } = useComposition({
    hasPicture: block.image !== undefined,
    isFilled: block.reflection !== undefined,
  });
  const background = useHeroBackground(isGroundBelow);
  const isStage = block.reflection !== undefined && composition === 'beside';
  return (
    <section
      id={block.id}
      className={`${withMotif(deepGround, 'start')} ${aboveBar}${className}${isStage ? ` ${stage}` : ''}`}
      {...background}
    >
      <div className={spacing}>
        <div className={container}>
          <div className={twoColumns} {...part('row')}>
            <div className={words} data-size="large" {...part('words')}>
              <div>
                <Eyebrow dark>{block.eyebrow}</Eyebrow>
                <h1 className={pageTitle} data-size={emsOf(asWords(block.title)) > longTitles[composition] ? undefined : 'large'}>
                  {inline(block.title)}
                </h1>
              </div>
              {block.text && <p className={lead}>{inline(block.text)}</p>}
              {block.actions && <ButtonGroup actions={block.actions} dark />}
              {block.points && <Points points={block.points} hasMarks={composition === 'beside'} {...part('points')} />}
            </div>
            <Instrument block={block} picture={picture} />
          </div>
        </div>
      </div>
      <Frieze />
    </section>
  );
}
