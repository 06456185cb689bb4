import type { ReactNode } from 'react';
import { formatNumber } from '../../components/format-number.ts';
import { Icon } from '../../components/icon.tsx';
import { inline } from '../../components/inline.tsx';
import { type Note, NotesProvider, type NumberedNote } from '../../components/note-mark.tsx';
import { fill } from '../../model/labels/fill.ts';
import { useLabelsOf, useRenderContext, useUniqueId } from '../../model/page/render-context.tsx';
import type { labels } from './labels.ts';
import { notes as style, withNotes } from './pieces/notes/styles.ts';

const isNote = (value: object): value is Note => 'mark' in value && value.mark === 'note';

/** Notes in planned content, in document order. */
function notesIn(value: unknown): Note[] {
  if (typeof value !== 'object' || value === null) return [];
  return isNote(value) ? [value] : Object.values(value).flatMap(notesIn);
}

function NoteList({ numbered }: { numbered: NumberedNote[] }) {
  const words = useLabelsOf<typeof labels>('prose');
  const { numerals } = useRenderContext().frame.site;
  return (
    <div className={style} role="doc-endnotes" aria-label={words.notes}>
      <ol data-numerals={numerals === 'latn' ? undefined : numerals}>
        {numbered.map(({ note, number, id, markId }) => (
          <li key={id} id={id}>
            {inline(note.children)}{' '}
            <a href={`#${markId}`} role="doc-backlink" aria-label={fill(words.backToText, number)}>
              <Icon name="chevron-down" size={16} />
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface WithNotesProps {
  /** Planned content that may have notes. */
  of: unknown;
  className: string;
  /** Whether asides may be in the margin. */
  hasMargin?: boolean;
  children: ReactNode;
}

/** Text with its notes at the end, linked both ways. */
export function WithNotes({ of, ...text }: WithNotesProps) {
  const notes = notesIn(of);
  if (notes.length > 0) return <Numbered {...text} notes={notes} />;
  return (
    <div className={text.className} data-margin={text.hasMargin ? '' : undefined}>
      {text.children}
    </div>
  );
}

function Numbered({ notes, className, hasMargin, children }: Omit<WithNotesProps, 'of'> & { notes: Note[] }) {
  const base = useUniqueId('note');
  const words = useLabelsOf<typeof labels>('prose');
  const { site } = useRenderContext().frame;
  const numbered = notes.map((note, index): NumberedNote => {
    const number = formatNumber(index + 1, site);
    const id = `${base}-${index + 1}`;
    return { note, number, name: fill(words.note, number), id, markId: `${id}-mark` };
  });
  return (
    <NotesProvider value={new Map(numbered.map((one) => [one.note, one]))}>
      <div className={`${className} ${withNotes}`} data-margin={hasMargin ? '' : undefined}>
        {children}
        <NoteList numbered={numbered} />
      </div>
    </NotesProvider>
  );
}
