import type { Card, Site } from '../../../site.schema.ts';
import type { PlannedCard } from '../../../templates/model/planned/planned.ts';
import type { CardsReference } from '../../../templates/schema/fields.ts';
import { cardsOf } from '../../content/site/collections.ts';
import { chosen, type Field, fieldAt, within } from '../../content/site/fields.ts';
import { withoutLinks } from '../../content/text/inline/plan.ts';
import type { Path } from '../../core/json/path.ts';
import { memoize } from '../../core/util/memoize.ts';
import { annotateDate, planDate } from './dates.ts';
import type { Annotate, Resolve } from './resolving.ts';

interface CardPlannerInput {
  site: Site;
  resolve: Resolve;
  annotate: Annotate;
}

function planCard(card: Card, field: Field, path: Path, { site, resolve, annotate }: CardPlannerInput): PlannedCard {
  if ('href' in card) {
    const planned = resolve(card, field, path);
    return { kind: 'link', ...planned, description: withoutLinks(planned.description) };
  }
  const date = annotateDate(planDate(card.date, site.site), (text) => annotate(text, [...path, 'date']));
  return { kind: 'event', ...resolve(card, field, path), date };
}

/** Plans the cards that a block shows: each collection of cards once, for all pages. */
export function createCardPlanner(input: CardPlannerInput) {
  const cardsIn = memoize((name: string): Map<string, PlannedCard> => {
    const collection = input.site.collections[name];
    const all: Card[] = cardsOf(collection);
    const field = within(within(chosen(fieldAt(['collections', name]), collection), 'cards'), 0);
    return new Map(all.map((card, index) => [card.name, planCard(card, field, ['collections', name, 'cards', index], input)]));
  });
  return ({ collection, names }: CardsReference): PlannedCard[] => {
    const cards = cardsIn(collection);
    return names ? names.flatMap((name) => cards.get(name) ?? []) : [...cards.values()];
  };
}
