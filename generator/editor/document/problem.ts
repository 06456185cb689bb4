import type { MessagePart } from '../../core/diagnostics/marked-text.ts';
import type { RecipeId } from '../../core/diagnostics/messages/recipes.ts';

/** A diagnostic as open pages show it. */
export interface Problem {
  /** Values that are not known yet stand apart: they are no mistakes. */
  kind: 'error' | 'warning' | 'placeholder';
  file: string;
  line: number;
  column: number;
  code: string;
  /** The place as keys, and in words. */
  place: string;
  where: string;
  message: MessagePart[];
  hint: MessagePart[];
  quote: string;
  /** Where the guide tells of it. */
  recipe: RecipeId;
  /** Address of the page that the place is on. */
  page?: string;
}
