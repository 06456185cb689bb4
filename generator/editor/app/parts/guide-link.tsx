import { css } from '@linaria/core';
import { Link, Tooltip, TooltipTrigger } from 'react-aria-components';
import type { RecipeId } from '../../../core/diagnostics/messages/recipes.ts';
import { useEditor } from '../store/use-editor.ts';
import { button, iconButton, tooltip } from '../style/controls.ts';
import { fill, useLanguage, useWords } from '../words/words.tsx';
import { Drawing } from './drawing.tsx';

/** All links to the guide open in the same tab. */
const tab = 'guide';

const muted = css`
  color: var(--soft);
  vertical-align: middle;
`;

const plain = css`
  color: var(--ink);
  text-decoration: none;
`;

/**
 * Link to a page of the guide.
 * @param about visible name of the subject
 */
export function GuideLink({ recipe, about }: { recipe: RecipeId; about: string }) {
  const w = useWords();
  const language = useLanguage();
  const { base } = useEditor();
  const label = fill(w.guide.about, { name: about });
  return (
    <TooltipTrigger delay={500}>
      <Link
        className={`${iconButton} ${muted}`}
        data-small=""
        href={`${base}_guide/${language}/${recipe}`}
        target={tab}
        aria-label={label}
      >
        <Drawing name="help" size={18} />
      </Link>
      <Tooltip className={tooltip} offset={6}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}

/** Link to the start page of the guide. */
export function GuideButton() {
  const w = useWords();
  const language = useLanguage();
  const { base } = useEditor();
  return (
    <Link className={`${button} ${plain}`} href={`${base}_guide/${language}/`} target={tab}>
      <Drawing name="help" size={18} />
      {w.guide.name}
    </Link>
  );
}
