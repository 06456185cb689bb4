import { css } from '@linaria/core';
import { codeTint } from '../../components/code-tint.ts';
import { inline } from '../../components/inline.tsx';
import { listAttributes } from '../../components/lists/classes.ts';
import type { FactsForm } from './form.ts';
import { type Fact, type FactGroup, groupsOf } from './groups.ts';
import { receipt } from './pieces/receipt/styles.ts';
import { tiles } from './pieces/tiles/styles.ts';
import { values as largeValues } from './pieces/values/styles.ts';

/* Names beside their values, and titles beside their groups, if the container is wide enough. */
const list = css`
  container-type: inline-size;
  display: grid;
  gap: clamp(1.5rem, 1rem + 2vw, 3rem);
  line-height: 1.7;

  & code {
    ${codeTint}
  }
  @media print {
    container-type: normal;
  }
`;

const group = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3) var(--space-6);

  & > :not(dl) {
    font-size: var(--text-lg);
    font-weight: 650;
    line-height: 1.45;
    text-wrap: balance;
  }
  & > dl {
    display: var(--facts-display, block);
    grid-template-columns: repeat(auto-fill, minmax(min(max(17rem, 34%), 100%), 1fr));
    gap: var(--space-3);
    inline-size: 100%;
    max-inline-size: var(--facts-width, 60rem);
    margin-inline: var(--facts-margin, 0);
    border-block: var(--item-line, var(--line));
    border-block-start: var(--list-rule, var(--item-line, var(--line)));
  }
  & > dl > div {
    display: flow-root;
    padding: var(--space-3) var(--item-room, 0);
    background: var(--item-ground, none);
    border-radius: var(--item-radius, 0);
  }
  & > dl:not([data-columns]) > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  & > dl > div + div {
    border-block-start: var(--item-line, var(--line));
  }
  & dt {
    font-size: var(--text-base);
    font-weight: 550;
    color: var(--brand-ink);
  }
  /* As high as a finger asks, where it is all that is said. */
  & dd a {
    padding-block: 0.15em;
  }
  & dd + dd {
    margin-block-start: var(--space-1);
  }
  @container (min-width: 32rem) {
    & dt {
      float: var(--facts-float, inline-start);
      inline-size: var(--facts-term, clamp(9rem, 30cqi, 15rem));
      line-height: calc(1.7 * var(--text-md));
    }
    & dd {
      margin-inline-start: var(--facts-indent, calc(clamp(9rem, 30cqi, 15rem) + var(--space-5)));
    }
  }
  @container (min-width: 60rem) {
    [data-grouped] > & {
      grid-template-columns: minmax(0, 1fr) minmax(0, 3.2fr);
    }
    [data-grouped] > & > dl {
      grid-column: 2;
      max-inline-size: none;
    }
  }
  @media print {
    & dt {
      float: inline-start;
      inline-size: 30%;
    }
    & dd {
      margin-inline-start: 34%;
    }
  }
  /* Browsers do not keep a heading with a list whose last line is where the sheet ends. */
  @media print {
    &:has(> :not(dl)) {
      break-inside: avoid;
    }
  }
`;

const forms: Record<FactsForm, string> = {
  list,
  tiles: `${list} ${tiles}`,
  receipt: `${list} ${receipt}`,
  panel: `${list} ${largeValues}`,
  columns: `${list} ${largeValues}`,
};

interface GroupProps extends FactGroup {
  Title: TitleTag;
  form: FactsForm;
}

function Group({ title, items, Title, form }: GroupProps) {
  const isListForm = form === 'panel' || form === 'columns';
  return (
    <div className={group}>
      {title && <Title>{title}</Title>}
      <dl {...(isListForm && listAttributes(form, items.length))}>
        {items.map(({ term, values }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two facts may be alike, and the order is fixed
          <div key={index}>
            <dt>{term}</dt>
            {values.map((value, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <dd key={line}>{inline(value)}</dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}

type TitleTag = 'h2' | 'h3' | 'p';

interface FactListProps {
  items: Fact[];
  /** Heading level of group titles. */
  Title: TitleTag;
  /** Absent: a list, as in running text. */
  form?: FactsForm;
}

/** List of facts, by group. */
export function FactList({ items, Title, form = 'list' }: FactListProps) {
  const groups = groupsOf(items);
  return (
    <div className={forms[form]} data-grouped={groups.some((one) => one.title) ? '' : undefined}>
      {groups.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be alike, and the order is fixed
        <Group key={index} {...one} Title={Title} form={form} />
      ))}
    </div>
  );
}
