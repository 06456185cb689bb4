import { css } from '@linaria/core';
import type { PlannedBlockOf } from '../../page-plan.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { Inline } from '../../parts/inline.tsx';
import { Section } from '../../parts/section.tsx';

const noteClass = css`
  margin-block-start: var(--space-3);
  font-size: var(--text-sm);
  color: var(--ink-soft);
  max-inline-size: var(--measure);
`;

export function TableBlock({ block }: { block: PlannedBlockOf<'table'> }) {
  const { caption, columns, rows, total, note } = block;
  return (
    <Section id={block.id} eyebrow={block.eyebrow} heading={block.heading} text={block.text}>
      <DataTable caption={caption} columns={columns} rows={rows} total={total} />
      {note && (
        <p className={noteClass}>
          <Inline text={note} />
        </p>
      )}
    </Section>
  );
}
