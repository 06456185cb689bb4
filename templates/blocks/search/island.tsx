import { useEffect, useRef, useState } from 'react';
import { matches } from '../../components/fold.ts';
import { Slot } from '../../runtime/islands/slot.tsx';

interface SearchProps {
  /** Id of the section whose cards, or rows of a table, are filtered. */
  target: string;
  /** `%s` stands for the number of those left. */
  results: string;
  noResults: string;
}

/** Its words; those of neighbouring cells are no one word. */
const wordsOf = (item: HTMLElement) =>
  item instanceof HTMLTableRowElement
    ? [...item.cells].map(({ textContent }) => textContent).join(' ')
    : (item.textContent ?? '');

/** Filters the cards of a section, or the rows of its table, as the visitor types, and says how many are left. */
export function Island({ target, results, noResults }: SearchProps) {
  const root = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');

  useEffect(() => {
    const input = root.current?.querySelector('input');
    const section = document.getElementById(target);
    const items = [...(section?.querySelectorAll<HTMLElement>('tbody tr, li:not(td li)') ?? [])];
    // A sum is of all rows.
    const total = section?.querySelector('tfoot');
    const filter = () => {
      const query = input?.value ?? '';
      for (const item of items) item.hidden = !matches(wordsOf(item), query);
      const count = items.filter(({ hidden }) => !hidden).length;
      if (total) total.hidden = count < items.length;
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
