import { css } from '@linaria/core';
import { columnCount } from '../../components/column-count.ts';
import { centredHead } from '../../components/heads-centred.ts';
import { inline } from '../../components/inline.tsx';
import { Frieze, withMotif } from '../../components/motif.tsx';
import { Eyebrow, shownRole } from '../../components/section.tsx';
import { emsCount, Value } from '../../components/value.tsx';
import { figureColumns, isLong, valueWidth } from '../../components/value-parts.ts';
import { useThemeOptions } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { container, deepGround } from '../../theme/base.ts';
import { belowMedium, from, phone } from '../../theme/tokens.ts';
import { FigureDrawing } from './drawing.tsx';
import type { Figures } from './schema.ts';

/* Container that the columns are measured against. */
const spacing = css`
  container-type: inline-size;

  @media print {
    container-type: normal;
  }
`;

const columns = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7) var(--column-gap);
  align-items: center;
  --room: clamp(2.5rem, 2rem + 2.5vw, 4.5rem);
  /* Words begin below the row of a motif that is at the top. */
  padding-block: max(var(--room), var(--row-size, 0px) + 1.5rem) var(--room);

  @media screen and ${phone} {
    row-gap: var(--space-5);
  }

  @container (min-width: 58rem) {
    &:not([data-wide]) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
    }
  }
  & h2 {
    font-size: var(--text-2xl);
  }
  & h2 + p {
    margin-block-start: var(--space-2);
    max-inline-size: var(--measure);
    color: var(--on-ground-soft);
  }
  @media print {
    break-inside: avoid;
  }
`;

/** Three figures, then two that share the row. */
const fiveInThree = (which: string) => `
  &${which} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    & > div { grid-column: span 2; }
    & > :nth-child(n + 4) { grid-column: span 3; }
  }
`;

/* All figures of a row have the size at which the widest fits its column, with some tolerance for wider fonts. */
const list = css`
  --row: 1;
  --gap: var(--space-5);
  container-type: inline-size;
  display: grid;
  gap: var(--gap);
  grid-template-columns: repeat(var(--row), minmax(0, 1fr));

  & > div {
    padding-inline-start: var(--gap);
    border-inline-start: 1px solid var(--accent);
    display: flex;
    flex-direction: column;
  }
  & dd {
    font-size: min(
      clamp(3rem, 2rem + 4vw, 5.5rem),
      ((100cqi + var(--gap)) / var(--row) - 2.1 * var(--gap)) / (var(--ems) + 0.2)
    );
    font-family: var(--font-headings, inherit);
    line-height: calc(1.15 * var(--heading-leading, 1));
    color: var(--accent);
  }
  & dt {
    order: 1;
    color: var(--on-ground-soft);
    text-wrap: balance;
  }
  /* Beside its words where the figure leaves them room. */
  @media ${belowMedium} and (min-width: 16rem) {
    &:not([data-long]) {
      grid-template-columns: auto minmax(0, 1fr);
      row-gap: var(--space-4);

      & > div {
        grid-column: 1 / -1;
        display: grid;
        grid-template-columns: subgrid;
        align-items: center;
      }
    }
  }
  /* The drawing beside the figure, so that its words are level with both. */
  @media screen and ${belowMedium} and (min-width: 22rem) {
    &:not([data-long]) dd {
      white-space: nowrap;
    }
    &:not([data-long]) dd > svg {
      display: inline;
      block-size: 0.8em;
      margin-block-end: 0;
      margin-inline-end: var(--space-3);
      vertical-align: -0.04em;
    }
  }
  @media ${from.medium} {
    /* Figures of a row stand on one line, whether or not they are drawn, and their words begin on one. */
    & > div {
      display: grid;
      grid-row: span 2;
      grid-template-rows: subgrid;
      row-gap: 0;
    }
    & dd {
      align-self: end;
    }
    &:not([data-long]) {
      --row: var(--columns);
    }
    &:not([data-long])[data-columns='5'] {
      --row: 3;
    }
  }
  @media ${from.medium} and (not ${from.large}) {
    ${fiveInThree(`:not([data-long])[data-columns='5']`)}
  }
  @media ${from.large} {
    &[data-columns][data-ems] {
      --row: var(--columns);
    }
    ${fiveInThree(`[data-columns='3']:has(> :nth-child(5):last-child)`)}
    /* The first of five in two columns has a row of its own. */
    &[data-columns='2'] > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @media print {
    & dd {
      color: inherit;
    }
  }
`;

export function FiguresBlock({ block }: { block: Planned<Figures> }) {
  const { heads, opening } = useThemeOptions();
  const isCentred = heads === 'centred';
  const count = block.items.length;
  const width = Math.max(...block.items.map(({ value }) => valueWidth(value)));
  return (
    <section
      id={block.id}
      className={withMotif(deepGround)}
      data-own-tone=""
      data-opening={opening === 'deep' ? undefined : ''}
      data-role={shownRole(block.headingRole)}
    >
      <div className={`${container} ${spacing}`}>
        <div className={columns} data-wide={isCentred || isLong(width) || count > 3 || undefined}>
          <div className={isCentred ? centredHead : undefined}>
            <Eyebrow dark>{block.eyebrow}</Eyebrow>
            <h2>{inline(block.heading)}</h2>
            {block.text && <p>{inline(block.text)}</p>}
          </div>
          <dl
            className={`${list} ${columnCount} ${emsCount}`}
            data-ems={width}
            data-columns={figureColumns(count, width)}
            data-long={isLong(width) || undefined}
          >
            {block.items.map((figure) => (
              <div key={figure.label}>
                <dt>{figure.label}</dt>
                <dd>
                  {figure.drawing && <FigureDrawing shape={figure.drawing} value={figure.value} />}
                  <Value value={figure.value} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <Frieze />
    </section>
  );
}
