import { useEffect, useRef, useState } from 'react';
import { Slot } from '../../islands/slot.tsx';
import { matches } from '../../parts/fold.ts';

interface SearchProps {
  /** Id of the section whose cards are filtered. */
  target: string;
  /** `%s` stands for the number of cards left. */
  results: string;
  noResults: string;
}

/** Filters the cards of a section as the visitor types, and says how many are left. */
export function Island({ target, results, noResults }: SearchProps) {
  const root = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');

  useEffect(() => {
    const input = root.current?.querySelector('input');
    const cards = [...(document.getElementById(target)?.querySelectorAll('li') ?? [])];
    const filter = () => {
      const query = input?.value ?? '';
      for (const card of cards) card.hidden = !matches(card.textContent ?? '', query);
      const count = cards.filter((card) => !card.hidden).length;
      setMessage(query.trim() === '' ? '' : count === 0 ? noResults : results.replace('%s', String(count)));
    };
    // What was typed before this code arrived counts too.
    filter();
    input?.addEventListener('input', filter);
    return () => input?.removeEventListener('input', filter);
  }, [target, results, noResults]);

  return (
    <div ref={root}>
      <Slot name="field" />
      <p role="status">{message}</p>
    </div>
  );
}
