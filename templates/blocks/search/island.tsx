import { useEffect, useRef, useState } from 'react';
import { matches } from '../../components/fold.ts';
import { Slot } from '../../runtime/islands/slot.tsx';

interface SearchProps {
  /** Id of the section whose cards or table rows are filtered. */
  target: string;
  /** `%s` stands for the number of results. */
  results: string;
  noResults: string;
}

/** Searchable text; texts of adjacent cells are separated. */
const wordsOf = (item: HTMLElement) =>
  item instanceof HTMLTableRowElement
    ? [...item.cells].map(({ textContent }) => textContent).join(' ')
    : (item.textContent ?? '');

/** Filters cards or table rows of a section as the visitor types, and announces the number of results. */
export function Island({ target, results, noResults }: SearchProps) {
  const root = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');

  useEffect(() => {
    const input = root.current?.querySelector('input');
    const section = document.getElementById(target);
    const items = [...(section?.querySelectorAll<HTMLElement>('tbody tr, li:not(td li)') ?? [])];
    // A total covers all rows, so it is hidden while filtering.
    const total = section?.querySelector('tfoot');
    const filter = () => {
      const query = input?.value ?? '';
      for (const item of items) item.hidden = !matches(wordsOf(item), query);
      const count = items.filter(({ hidden }) => !hidden).length;
      if (total) total.hidden = count < items.length;
      setMessage(query.trim() === '' ? '' : count === 0 ? noResults : results.replace('%s', String(count)));
    };
    // Applies what was typed before this code loaded.
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
