import { css } from '@linaria/core';
import { filterNumbers, filterOf, type ListFilter } from '../../components/filter-terms.ts';
import { yearInWords } from '../../components/format-time.ts';
import { fullRows } from '../../components/full-rows.ts';
import { Filtered } from '../../components/list-filter.tsx';
import { Section, sectionProps } from '../../components/section.tsx';
import { useLabelsOf, useRenderContext, useUniqueId } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { from } from '../../theme/tokens.ts';
import { FileLink } from './file-link.tsx';
import type { labels } from './labels.ts';
import type { Document, Downloads } from './schema.ts';
import { byYear } from './years.ts';

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  @media ${from.large} {
    &[data-several] {
      ${fullRows(2)}
      gap: var(--space-4);
    }
    &:not([data-several]) {
      max-inline-size: 44rem;
    }
  }
`;

const year = css`
  & + & {
    margin-block-start: var(--space-6);
  }
  & > :is(h2, h3) {
    margin-block-end: var(--space-3);
    font-size: var(--text-lg);
  }
`;

/** File with the year that it is filtered by. */
type DatedDocument = Document & { tags: string[] | undefined };

interface FilesProps {
  files: readonly DatedDocument[];
  filter: ListFilter;
}

function Files({ files, filter }: FilesProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers
    <ul className={list} role="list" data-several={files.length > 1 || undefined}>
      {files.map((one) => (
        <li key={`${one.file.url} ${one.title}`} data-groups={filterNumbers(one, filter)}>
          <FileLink file={one.file} title={one.title} text={one.text} language={one.language} date={one.date} />
        </li>
      ))}
    </ul>
  );
}

interface YearProps extends FilesProps {
  /** Name of the group. */
  name: string;
  isBelowHeading: boolean;
}

function Year({ name, isBelowHeading, ...files }: YearProps) {
  const id = useUniqueId('year');
  const Heading = isBelowHeading ? 'h3' : 'h2';
  return (
    <section className={year} aria-labelledby={id}>
      <Heading id={id}>{name}</Heading>
      <Files {...files} />
    </section>
  );
}

/** Files, grouped by year and with filters if the content asks for them. */
export function DownloadsBlock({ block }: { block: Planned<Downloads> }) {
  const { site } = useRenderContext().frame;
  const words = useLabelsOf<typeof labels>('downloads');
  const { filterLabel: groups, yearLabel: tags } = block;
  const yearOf = ({ date }: Document) => date && yearInWords(date, site);
  const files = (block.items ?? block.from ?? []).map((one): DatedDocument => {
    const own = yearOf(one);
    return { ...one, tags: own === undefined ? undefined : [own] };
  });
  if (files.length === 0) return null;
  const years = byYear(files, ({ tags: own }) => own?.[0]);
  // Filters list the years from the latest on, whatever the order of the files.
  const latest = years.flatMap(({ files: all }) => all);
  const filter = filterOf(latest, { groups: groups !== undefined, tags: tags !== undefined });
  return (
    <Section {...sectionProps(block)} beside="side">
      <Filtered filter={filter} items={files} names={{ groups, tags }} words={words}>
        {block.byYear ? (
          years.map(({ name = words.undated, files: own }) => (
            <Year key={name} name={name} files={own} filter={filter} isBelowHeading={block.heading !== undefined} />
          ))
        ) : (
          <Files files={files} filter={filter} />
        )}
      </Filtered>
    </Section>
  );
}
