import type { MessageLanguage } from '../../../templates/model/files/language.ts';
import type { JsonObject } from '../../core/json/value.ts';
import type { Operation, Renaming } from '../document/text/operation.ts';

/** What brings content of one version to the next, or a part of that: it may lie several steps from one version to another. */
export interface Step {
  /** The version that the content has afterwards. */
  to: number;
  /** What is done, for those who write content. */
  words: Record<MessageLanguage, string>;
  /**
   * The operations that do it, by what the content says: places are those after the operations before. Pure; the content may be
   * anything that is an object, right or wrong. What cannot be done surely is left as it is: the check tells of it.
   */
  operations: (content: JsonObject) => readonly (Operation | Renaming)[];
}
