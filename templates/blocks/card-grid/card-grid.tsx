import { CardDate } from '../../components/card-date.tsx';
import { CardLead } from '../../components/card-lead.tsx';
import { type CardRow, CardRows } from '../../components/card-rows.tsx';
import { cardsForm } from '../../components/cards-form.ts';
import { EventAction } from '../../components/event-action.tsx';
import { Section, sectionProps } from '../../components/section.tsx';
import { useThemeOptions } from '../../model/page/render-context.tsx';
import type { Planned, PlannedCard } from '../../model/planned/planned.ts';
import { CardsInGrid } from './pieces/grid/grid.tsx';
import type { CardGrid } from './schema.ts';

const rowOf = (card: PlannedCard): CardRow => ({
  key: card.name,
  title: card.title,
  text: card.description,
  image: card.image,
  stagger: card.id,
  ...(card.kind === 'link' ? { href: card.href } : { above: <CardDate date={card.date} />, below: <EventAction card={card} /> }),
});

/** Cards of a collection in the form that the block or the theme sets. */
export function CardGridBlock({ block }: { block: Planned<CardGrid> }) {
  const { cards, heading } = block;
  const form = cardsForm(block, useThemeOptions());
  const headingLevel = heading ? 3 : 2;
  const List = form === 'lead' ? CardLead : CardRows;
  return (
    <Section {...sectionProps(block)} heading={heading} beside="side">
      {form === 'grid' ? (
        <CardsInGrid cards={cards} headingLevel={headingLevel} isBeside={heading !== undefined} />
      ) : (
        <List items={cards.map(rowOf)} headingLevel={headingLevel} isLink />
      )}
    </Section>
  );
}
