import { css } from '@linaria/core';
import { wordsOfCell } from '../../components/cell.ts';
import { DataTable } from '../../components/data-table.tsx';
import { inline, wordsOf } from '../../components/inline.tsx';
import { Section, sectionProps } from '../../components/section.tsx';
import { isNarrow } from '../../components/table-cells.ts';
import type { TableContent } from '../../components/table-parts.tsx';
import { withoutNoncharacters } from '../../components/without-noncharacters.ts';
import { useIdWhere, useLabelsOf } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { Island } from '../../runtime/islands/island.tsx';
import { Island as SortIsland } from './island.tsx';
import type { labels } from './labels.ts';
import { cellList } from './pieces/list-cells/styles.ts';
import type { Table } from './schema.ts';
import { SortButton } from './sort-button.tsx';
import { sortColumn } from './sort-keys.ts';

const noteClass = css`
  margin-block-start: var(--space-3);
  font-size: var(--text-sm);
  color: var(--ink-soft);
  max-inline-size: var(--measure);
`;

/** Without scripts the table keeps the order of the content. Sort keys are computed here, at build time. */
function SortableTable(content: TableContent) {
  const { ascending, descending } = useLabelsOf<typeof labels>('table');
  const columns = content.columns?.map((_, column) => sortColumn(content.rows.map((row) => wordsOfCell(row[column] ?? ''))).keys);
  return (
    <Island
      name="table"
      component={SortIsland}
      props={{ ascending, descending }}
      slots={{
        table: (
          <DataTable
            {...content}
            heading={(label) => <SortButton label={label} />}
            keyOf={({ row, column }) => columns?.[column]?.[row]}
          />
        ),
      }}
    />
  );
}

export function TableBlock({ block }: { block: Planned<Table> }) {
  const { caption, columns, rows, total, isPlain, note, isSortable } = block;
  const headingId = useIdWhere(caption === undefined, 'heading');
  const content = {
    caption,
    labelledBy: headingId,
    list: cellList,
    isCaptionHeard:
      caption !== undefined && block.heading !== undefined && withoutNoncharacters(caption) === wordsOf(block.heading),
    columns,
    rows,
    total,
    isPlain,
  };
  return (
    <Section {...sectionProps(block)} headingId={headingId} beside={isNarrow(rows) ? 'side' : undefined}>
      {isSortable ? <SortableTable {...content} /> : <DataTable {...content} />}
      {note && <p className={noteClass}>{inline(note)}</p>}
    </Section>
  );
}
