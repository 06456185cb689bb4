import type { MessagePart } from '../../core/diagnostics/marked-text.ts';
import type { RecipeId } from '../../core/diagnostics/messages/recipes.ts';

/** Diagnostic as sent to open pages. */
export interface Problem {
  /** Placeholders are listed separately, as they are not mistakes. */
  kind: 'error' | 'warning' | 'placeholder';
  file: string;
  line: number;
  column: number;
  code: string;
  /** Place as keys and as words. */
  place: string;
  where: string;
  message: MessagePart[];
  hint: MessagePart[];
  quote: string;
  /** Guide page that explains it. */
  recipe: RecipeId;
  /** Address of the page that contains the place. */
  page?: string;
}
