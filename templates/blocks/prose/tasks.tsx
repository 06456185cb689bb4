import { Icon } from '../../components/icon.tsx';
import { inline } from '../../components/inline.tsx';
import { useLabelsOf } from '../../model/page/render-context.tsx';
import type { labels } from './labels.ts';
import type { PieceObject } from './outline.ts';
import { tasks } from './pieces/tasks/styles.ts';

/** Task list. Each item states whether it is done; nothing can be changed, so these are not form controls. */
export function Tasks({ piece: { items } }: { piece: Extract<PieceObject, { type: 'tasks' }> }) {
  const { done: doneWord, open } = useLabelsOf<typeof labels>('prose');
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers
    <ul role="list" className={tasks}>
      {items.map(({ text, done }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two tasks may be alike, and the order is fixed
        <li key={index}>
          <span data-done={done}>
            {done && <Icon name="check" size={14} />}
            <span className="visually-hidden">{done ? doneWord : open}</span>
          </span>{' '}
          {inline(text)}
        </li>
      ))}
    </ul>
  );
}
