import { css } from '@linaria/core';
import { ButtonLink } from '../../components/button.tsx';
import { FramedPicture } from '../../components/framed-picture.tsx';
import { centredNotice } from '../../components/heads-centred.ts';
import { useHeroBackground } from '../../components/hero-background.ts';
import { IconTile } from '../../components/icon-tile.tsx';
import { inline } from '../../components/inline.tsx';
import { Frieze, withMotif } from '../../components/motif.tsx';
import type { PictureSizes } from '../../components/picture-sizes.ts';
import { Prose } from '../../components/prose.tsx';
import { Eyebrow, Section } from '../../components/section.tsx';
import { pageTitle, twoColumns, words } from '../../components/two-columns.ts';
import { useThemeOptions } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { container, deepGround } from '../../theme/base.ts';
import { from } from '../../theme/tokens.ts';
import type { Notice } from './schema.ts';

/** Sizes of the small framed picture of a notice. */
const sizes: PictureSizes = {
  steps: [
    ['(min-width: 74rem)', '25.5rem'],
    ['(min-width: 48rem)', '34vw'],
    ['', 'min(89vw - 3.8rem, 25.5rem)'],
  ],
  isOfText: true,
};

const notice = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) var(--column-gap);
  padding: var(--panel-space);
  background: var(--notice-ground, var(--surface));
  border: var(--box-line, var(--line));
  border-inline-start: var(--notice-side, var(--box-line, var(--line)));
  border-radius: var(--box-radius, var(--radius-lg));

  /* On a tinted notice, a tile that is tinted itself would be invisible. */
  & > span:first-child {
    inline-size: var(--notice-tile-size, min(4rem, 20vw));

    &::before {
      content: var(--notice-tile, '');
      background: var(--notice-tile-ground, var(--tile-ground, var(--tint)));
    }
  }
  @media (forced-colors: active) {
    outline: 1px solid;
    outline-offset: -1px;
  }
  @media ${from.medium} {
    grid-template-columns: auto minmax(0, 1fr);

    &:has(img) {
      grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
      align-items: center;
    }
  }
  /* The button at the end of the row. */
  @media screen and ${from.large} {
    & > span + :has(> a) {
      grid-template-columns: minmax(0, 1fr) var(--notice-end);
      column-gap: var(--column-gap);
    }
    & > span + * > a {
      grid-area: var(--notice-area);
      align-self: center;
    }
  }
`;

const heading = css`
  font-size: var(--text-xl);
`;

const spacing = css`
  padding-block: clamp(2.5rem, 1.5rem + 4vw, 5.5rem);
`;

/** Notice that opens a page, on the dark background. */
function NoticeHeader({ block }: { block: Planned<Notice> }) {
  return (
    <section id={block.id} className={withMotif(deepGround, 'start')} {...useHeroBackground()} data-own-tone="">
      <div className={spacing}>
        <div className={container}>
          <div className={twoColumns}>
            <div className={words}>
              <div>
                <Eyebrow dark>{block.eyebrow}</Eyebrow>
                <h1 className={pageTitle}>{inline(block.heading)}</h1>
              </div>
              <Prose paragraphs={block.text} dark />
              {block.action && <ButtonLink action={block.action} look="gold" about={block.heading} />}
            </div>
            {block.image && <FramedPicture image={block.image} dark />}
          </div>
        </div>
      </div>
      <Frieze />
    </section>
  );
}

export function NoticeBlock({ block }: { block: Planned<Notice> }) {
  return block.titled ? <NoticeHeader block={block} /> : <NoticePanel block={block} />;
}

/** Notice in the middle of a page. */
function NoticePanel({ block }: { block: Planned<Notice> }) {
  const isCentred = useThemeOptions().heads === 'centred' && !block.image;
  return (
    <Section id={block.id} headingRole={block.headingRole}>
      <div className={isCentred ? `${notice} ${centredNotice}` : notice}>
        {!block.image && <IconTile icon={block.icon} />}
        <div className={words}>
          <div>
            <Eyebrow>{block.eyebrow}</Eyebrow>
            <h2 className={heading}>{inline(block.heading)}</h2>
          </div>
          <Prose paragraphs={block.text} />
          {block.action && <ButtonLink action={block.action} about={block.heading} />}
        </div>
        {block.image && <FramedPicture image={block.image} small sizes={sizes} />}
      </div>
    </Section>
  );
}
