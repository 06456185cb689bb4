import { css } from '@linaria/core';
import { asWords, inline } from '../../components/inline.tsx';
import { listAttributes } from '../../components/lists/classes.ts';
import { type ListForm, listForm } from '../../components/lists/form.ts';
import { Picture } from '../../components/picture.tsx';
import type { PictureSizes } from '../../components/picture-sizes.ts';
import { Section, sectionProps } from '../../components/section.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useThemeOptions } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { board } from './pieces/board/styles.ts';
import { inColumns, inLedger, inStack } from './pieces/dated/styles.ts';
import { line, onLine } from './pieces/line/styles.ts';
import { sides } from './pieces/sides/styles.ts';
import type { Timeline } from './schema.ts';

/** Sizes of a picture in a timeline. */
const sizes: PictureSizes = { steps: [['', 'min(94vw - 4rem, 22rem)']], isOfText: true };

const item = css`
  & > p {
    font-size: var(--text-base);
    font-weight: 650;
    color: var(--accent-ink);
    text-wrap: balance;
  }
  @media print {
    padding-block-end: 1rem;
  }
`;

const words = css`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  max-inline-size: var(--measure);

  & :is(h2, h3) {
    font-size: var(--text-lg);
  }
  & p {
    color: var(--ink-soft);
  }
`;

const picture = css`
  inline-size: auto;
  max-inline-size: min(100%, 22rem);
  max-block-size: 22rem;
  margin-block-start: var(--space-2);
  border-radius: var(--radius-md);
`;

/** Class of the list in a form. */
const forms: Record<ListForm, string> = {
  plain: line,
  row: sides,
  ledger: inLedger,
  stack: inStack,
  panel: '',
  poster: board,
  columns: inColumns,
};

export function TimelineBlock({ block }: { block: Planned<Timeline> }) {
  const form = listForm(useThemeOptions());
  const shape = form === 'poster' ? { className: board } : listAttributes(form, block.items.length, forms[form]);
  const Heading = block.heading ? 'h3' : 'h2';
  return (
    <Section {...sectionProps(block)} beside="side">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers */}
      <ol {...shape} role="list">
        {block.items.map((event) => (
          <li key={event.when + asWords(event.title)} className={form === 'plain' ? `${item} ${onLine}` : item}>
            <p>{event.when}</p>
            <div className={words}>
              <Heading>{inline(event.title)}</Heading>
              {event.text && <p>{inline(event.text)}</p>}
              {event.image && <Picture image={event.image} sizes={sizes} className={picture} />}
              {event.action && <TextLink action={event.action} about={event.title} />}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
