import { Button } from 'react-aria-components';
import { button } from '../../../editor/app/style/controls.ts';
import type { Pages } from '../data/use-answer.ts';
import { useWords } from '../words/words.tsx';

interface MoreButtonProps {
  from: Pages<{ hasMore: boolean }>;
  /** Where the next part begins; undefined for an empty list. */
  before: string | undefined;
}

/** Button that loads the next part of a list; renders nothing at its end. */
export function MoreButton({ from: { answers, isLoadingMore, loadMore }, before }: MoreButtonProps) {
  const { more } = useWords();
  if (!answers.at(-1)?.hasMore || before === undefined) return null;
  return (
    <div>
      <Button className={button} aria-disabled={isLoadingMore} onPress={() => loadMore(before)}>
        {more}
      </Button>
    </div>
  );
}
