import { filterOf } from '../../components/filter-terms.ts';
import { Filtered } from '../../components/list-filter.tsx';
import { Section, sectionProps } from '../../components/section.tsx';
import { useLabelsOf, useThemeOptions } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import type { labels } from './labels.ts';
import { PeopleGrid } from './people-grid.tsx';
import { PeopleRows } from './people-rows.tsx';
import type { People } from './schema.ts';

/** People, with filters if the content asks for them. */
export function PeopleBlock({ block }: { block: Planned<People> }) {
  const { filterLabel: groups, secondFilterLabel: tags } = block;
  const { cards } = useThemeOptions();
  const words = useLabelsOf<typeof labels>('people');
  const people = block.items ?? block.from ?? [];
  if (people.length === 0) return null;
  // Initials are never large.
  const hasPortrait = people.slice(0, people.length === 2 ? 2 : 1).every(({ image }) => image !== undefined);
  const filter = filterOf(people, { groups: groups !== undefined, tags: tags !== undefined });
  const list = { people, filter, headingLevel: block.heading === undefined ? 2 : 3 } as const;
  return (
    <Section {...sectionProps(block)} beside="side">
      <Filtered filter={filter} items={people} names={{ groups, tags }} words={words}>
        {cards === 'grid' ? <PeopleGrid {...list} /> : <PeopleRows {...list} hasLead={cards === 'lead' && hasPortrait} />}
      </Filtered>
    </Section>
  );
}
