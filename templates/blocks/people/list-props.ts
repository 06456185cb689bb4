import type { ListFilter } from '../../components/filter-terms.ts';
import type { Person } from './schema.ts';

/** What each form of a list of people gets. */
export interface PeopleListProps {
  people: readonly Person[];
  filter: ListFilter;
  headingLevel: 2 | 3;
}
