import type { PlannedCard } from '../model/planned/planned.ts';
import { buttonClass } from './button.tsx';
import { asWords } from './inline.tsx';
import { LinkName } from './link-name.tsx';

interface EventActionProps {
  card: Extract<PlannedCard, { kind: 'event' }>;
  /** Classes of the text, and of the paragraph with the button. */
  textClass?: string | undefined;
  actionClass?: string | undefined;
}

/** Button of an event; after the event, the text for that case. */
export function EventAction({ card, textClass, actionClass }: EventActionProps) {
  const shown: { label: string; href?: string } | undefined = card.isPast ? card.afterwards : card.action;
  if (!shown) return null;
  if (!shown.href) return <p className={textClass}>{shown.label}</p>;
  return (
    <p className={actionClass}>
      <a className={buttonClass} data-look="outline" href={shown.href}>
        {shown.label}
        <span className="visually-hidden">{`: ${asWords(card.title)}`}</span>
        <LinkName href={shown.href} label={shown.label} />
      </a>
    </p>
  );
}
