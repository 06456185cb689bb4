import { boxGrid } from '../../components/box-grid.ts';
import { columnCount } from '../../components/column-count.ts';
import { filterNumbers } from '../../components/filter-terms.ts';
import { gridColumns } from '../../components/grid-columns.ts';
import { inline } from '../../components/inline.tsx';
import { PersonContacts } from '../../components/person-contacts.tsx';
import { pictureSizes } from '../../components/picture-sizes.ts';
import { useLabelsOf } from '../../model/page/render-context.tsx';
import type { labels } from './labels.ts';
import type { PeopleListProps } from './list-props.ts';
import { Names, Portrait } from './person-parts.tsx';
import { card, counts, head, place } from './pieces/grid/styles.ts';

/** People as equal cards. */
export function PeopleGrid({ people, filter, headingLevel }: PeopleListProps) {
  const { hours } = useLabelsOf<typeof labels>('people');
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers
    <ul className={`${boxGrid} ${columnCount} ${counts}`} role="list" data-columns={gridColumns(people.length, 4)}>
      {people.map((person) => (
        <li key={person.name} className={place} data-groups={filterNumbers(person, filter)}>
          <article className={card}>
            <div className={head}>
              <Portrait person={person} sizes={pictureSizes.portrait} />
              <Names person={person} level={headingLevel} />
            </div>
            {person.text && <p>{inline(person.text)}</p>}
            <PersonContacts person={person} hoursLabel={hours} />
          </article>
        </li>
      ))}
    </ul>
  );
}
