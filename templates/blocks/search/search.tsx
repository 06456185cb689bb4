import { css } from '@linaria/core';
import { ControlNote } from '../../components/control-note.tsx';
import { inputClass } from '../../components/field-input.ts';
import { Icon } from '../../components/icon.tsx';
import { Section } from '../../components/section.tsx';
import { useLabelsOf, useUniqueId } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { Island } from '../../runtime/islands/island.tsx';
import { Island as SearchIsland } from './island.tsx';
import type { labels } from './labels.ts';
import type { Search } from './schema.ts';

const search = css`
  display: block;
  max-inline-size: var(--search-width, 36rem);
  margin-inline: auto;

  /* Without scripts nothing filters. */
  @media (scripting: none) {
    section:has(> div > &[data-filters]) {
      display: none;
    }
  }
  /* On paper it says what was asked. */
  @media print {
    section:has(> div > &[data-filters] [role='status']:empty) {
      display: none;
    }
  }
  & :is(small, [role='status']) {
    padding-inline: 1.25rem;
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }
  & [role='status'] {
    min-block-size: 1.75em;
  }
`;

const field = css`
  position: relative;

  & svg {
    position: absolute;
    inset-block-start: 0.875rem;
    inset-inline-start: 1.125rem;
    color: var(--brand-ink);
    pointer-events: none;
  }
  & input {
    min-block-size: 3.25rem;
    padding-inline-start: 3.25rem;
    background: var(--search-ground, var(--surface));
    border-width: var(--search-line, 1.5px);
    border-radius: var(--search-radius, var(--radius-sm));
  }
`;

/** `note`: explanation for a field without function. */
function Field({ block, note }: { block: Planned<Search>; note?: string }) {
  const noteId = useUniqueId('search');
  return (
    <div className={field}>
      <Icon name="search" />
      <input
        className={inputClass}
        type="search"
        name="query"
        aria-label={block.label}
        aria-describedby={note && noteId}
        placeholder={block.placeholder}
        required={block.required}
        autoComplete="off"
        enterKeyHint="search"
      />
      <ControlNote id={noteId} text={note} />
    </div>
  );
}

/** Search field. Filters a section of cards or a table; without a target it ships no script. */
export function SearchBlock({ block }: { block: Planned<Search> }) {
  const { filtersNothing, ...words } = useLabelsOf<typeof labels>('search');
  return (
    <Section id={block.id} tight>
      <search className={search} data-filters={block.filters ? '' : undefined}>
        {block.filters ? (
          <Island
            name="search"
            component={SearchIsland}
            props={{ target: block.filters, ...words }}
            slots={{ field: <Field block={block} /> }}
          />
        ) : (
          <Field block={block} note={filtersNothing} />
        )}
      </search>
    </Section>
  );
}
