import { css } from '@linaria/core';
import { renderFormula } from '../../../../components/formula.tsx';
import { inline } from '../../../../components/inline.tsx';
import type { FormulaNode, PlannedFormula } from '../../../../model/planned/formula.ts';
import type { InlineText } from '../../../../model/planned/values.ts';

const formula = css`
  && {
    margin-block: 1.6em;
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-4);
    align-items: center;
  }
  & > div > div {
    padding-block: 0.35em;
    overflow-x: auto;
    overflow-y: clip;
    line-height: 1.4;
  }
  & math {
    font-family: 'STIX Two Math', 'Cambria Math', 'Latin Modern Math', 'Noto Sans Math', math;
    font-size: 1.15em;
  }
  & [data-side] {
    padding-inline: 0;
  }
  & [data-side='end'] {
    text-align: end;
  }
  & [data-side='start'] {
    text-align: start;
  }
  & [data-apart] {
    padding-inline-start: 1em;
  }
  & figcaption {
    margin-block-start: var(--space-1);
    font-size: var(--text-base);
    line-height: 1.7;
    text-align: center;
    color: var(--ink-soft);
  }
  @media print {
    break-inside: avoid;
  }
`;

const signsOf = (nodes: readonly FormulaNode[]): number =>
  nodes.reduce((sum, node) => sum + (typeof node === 'string' ? node.length : signsOf(node.children)), 0);

/** Longest formula, in characters, that fits the narrowest screens: longer ones may scroll and must be focusable. */
const mostInLine = 14;

interface FormulaFigureProps extends PlannedFormula {
  /** Default accessible name. */
  name: string;
  spoken?: string | undefined;
  caption?: InlineText | undefined;
  number?: string | undefined;
  id?: string | undefined;
}

/** Display formula; scrolls horizontally if wider than the text. */
export function FormulaFigure({ tex, tree, name, spoken, caption, number, id }: FormulaFigureProps) {
  const isLong = (tree ? signsOf(tree) : tex.length) > mostInLine;
  const isNamed = isLong || spoken !== undefined;
  const said = isNamed && ({ role: 'group', 'aria-label': spoken ?? name } as const);
  return (
    <figure className={formula} id={id}>
      <div>
        <div dir="ltr" tabIndex={isLong ? 0 : undefined} {...said}>
          {renderFormula({ tex, ...(tree && { tree }) }, { display: 'block' })}
        </div>
        {number && <span>{`(${number})`}</span>}
      </div>
      {caption && <figcaption>{inline(caption)}</figcaption>}
    </figure>
  );
}
