import { css } from '@linaria/core';
import { afterText, ButtonLink } from '../../components/button.tsx';
import { FramedPicture } from '../../components/framed-picture.tsx';
import { Icon } from '../../components/icon.tsx';
import { inline, wordsOf } from '../../components/inline.tsx';
import type { PictureSizes } from '../../components/picture-sizes.ts';
import { Prose } from '../../components/prose.tsx';
import { Eyebrow, Section } from '../../components/section.tsx';
import { twoColumns, words } from '../../components/two-columns.ts';
import { useThemeOptions } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { captioned } from '../gallery/caption.tsx';
import { CaptionedPicture } from '../gallery/captioned-picture.tsx';
import { Enlarging } from '../gallery/enlarging.tsx';
import { type FeatureForm, featureForm } from './form.ts';
import { bleeding } from './pieces/bleeding/styles.ts';
import { centred } from './pieces/centred/styles.ts';
import { editorial } from './pieces/editorial/styles.ts';
import { overlap } from './pieces/overlap/styles.ts';
import { split } from './pieces/split/styles.ts';
import { thirds } from './pieces/thirds/styles.ts';
import type { Feature } from './schema.ts';

const list = css`
  display: grid;
  gap: var(--space-3);
  max-inline-size: var(--measure);

  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3);
  }
  & svg {
    margin-block-start: 0.3em;
    padding: 0.1875rem;
    border-radius: 50%;
    color: var(--brand-ink);
    background: var(--tint);
  }
`;

/* The statement is above both columns. */
const statement = css`
  margin-block-end: clamp(1.5rem, 1rem + 3vw, 4.5rem);
`;

const forms: Record<FeatureForm, string> = { columns: '', split, thirds, centred, overlap, bleeding, editorial };

/** Sizes of a picture: its width on large screens, in rem of the page and in `vw`, and on others. */
const sizesOf = (rem: number, share: number): PictureSizes => ({
  steps: [
    ['(min-width: 83rem)', `${rem}rem`],
    ['(min-width: 64rem)', `${share}vw`],
    ['', 'min(94vw - 2.3rem, 38.5rem)'],
  ],
});

const sizes: Record<FeatureForm, PictureSizes | undefined> = {
  columns: undefined,
  split: sizesOf(39, 47),
  thirds: sizesOf(21, 26),
  centred: sizesOf(44, 68),
  overlap: sizesOf(50, 60),
  bleeding: {
    steps: [
      ['(min-width: 64rem)', '52vw'],
      ['', '100vw'],
    ],
  },
  editorial: sizesOf(41, 50),
};

/** Picture with its caption; opens enlarged if the content asks for it. */
function Scene({ block, form }: { block: Planned<Feature>; form: FeatureForm }) {
  const enlarges = block.enlarges === true;
  const shown = <FramedPicture image={block.image} sizes={sizes[form]} wrapped={enlarges} bleeds={form === 'columns'} />;
  if (!block.caption && !block.credit && !block.original && !enlarges) return shown;
  const all = (
    <CaptionedPicture className={captioned} picture={block} enlarges={enlarges}>
      {shown}
    </CaptionedPicture>
  );
  return (
    <div>
      {enlarges ? (
        <Enlarging label={undefined} count={1}>
          {all}
        </Enlarging>
      ) : (
        all
      )}
    </div>
  );
}

export function FeatureBlock({ block }: { block: Planned<Feature> }) {
  const form = featureForm(block, useThemeOptions());
  const isStatement = block.headingRole === 'statement';
  const heading = (
    <div className={isStatement ? statement : undefined}>
      <Eyebrow>{block.eyebrow}</Eyebrow>
      <h2>{inline(block.heading)}</h2>
    </div>
  );
  return (
    <Section id={block.id} headingRole={block.headingRole}>
      {isStatement && heading}
      <div
        className={forms[form] ? `${twoColumns} ${forms[form]}` : twoColumns}
        data-side={block.imageSide === 'start' ? 'start' : undefined}
      >
        <div className={words}>
          {!isStatement && heading}
          <Prose paragraphs={block.text} />
          {block.list && (
            <ul className={list}>
              {block.list.map((item) => (
                <li key={wordsOf(item)}>
                  <Icon name="check" />
                  <span>{inline(item)}</span>
                </li>
              ))}
            </ul>
          )}
          {block.action && (
            <p className={afterText}>
              <ButtonLink action={block.action} about={block.heading} />
            </p>
          )}
        </div>
        <Scene block={block} form={form} />
      </div>
    </Section>
  );
}
