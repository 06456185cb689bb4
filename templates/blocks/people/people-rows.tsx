import { filterNumbers } from '../../components/filter-terms.ts';
import { fullestColumns, gridColumns } from '../../components/grid-columns.ts';
import { inline } from '../../components/inline.tsx';
import { hasContacts, PersonContacts } from '../../components/person-contacts.tsx';
import type { PictureSizes } from '../../components/picture-sizes.ts';
import { useLabelsOf } from '../../model/page/render-context.tsx';
import type { labels } from './labels.ts';
import type { PeopleListProps } from './list-props.ts';
import { Names, Portrait } from './person-parts.tsx';
import { lead } from './pieces/lead/styles.ts';
import { holder, rows } from './pieces/rows/styles.ts';
import type { Person } from './schema.ts';

const small: PictureSizes = { steps: [['', '8rem']], shape: 1, isOfText: true };
const large: PictureSizes = {
  steps: [
    ['(min-width: 48rem)', '22rem'],
    ['', 'min(94vw - 0.8rem, 18rem)'],
  ],
  shape: 1,
  isOfText: true,
};

/** Whether there is more of a person than name and role. */
const hasMore = (person: Person) => person.text !== undefined || hasContacts(person);

/** Of two, both are large. */
const isLarge = (index: number, count: number) => index === 0 || count === 2;

interface RowProps {
  person: Person;
  level: 2 | 3;
  isFirst: boolean;
}

function Row({ person, level, isFirst }: RowProps) {
  const { hours } = useLabelsOf<typeof labels>('people');
  return (
    <article>
      <Portrait person={person} sizes={isFirst ? large : small} />
      <Names person={person} level={level} />
      {hasMore(person) && (
        <div>
          {person.text && <p>{inline(person.text)}</p>}
          <PersonContacts person={person} hoursLabel={hours} />
        </div>
      )}
    </article>
  );
}

interface PeopleRowsProps extends PeopleListProps {
  /** Shows the first person large. */
  hasLead: boolean;
}

/** People as rows: portrait, name and role, and the rest beside them; or the first large, and the others small below. */
export function PeopleRows({ people, filter, headingLevel, hasLead }: PeopleRowsProps) {
  const count = people.length;
  const form = hasLead
    ? { className: `${rows} ${lead}`, 'data-others': gridColumns(count - 1, 4) }
    : { className: rows, 'data-short': people.some(hasMore) ? undefined : count === 1 ? 1 : fullestColumns(count, [2, 3]) };
  return (
    <div className={holder}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers */}
      <ul {...form} role="list">
        {people.map((person, index) => {
          const isFirst = hasLead && isLarge(index, count);
          return (
            <li key={person.name} data-groups={filterNumbers(person, filter)} data-large={isFirst ? '' : undefined}>
              <Row person={person} level={headingLevel} isFirst={isFirst} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
