import type { MessageLanguage } from '../../../templates/model/files/language.ts';
import type { JsonObject } from '../../core/json/value.ts';
import type { Operation, Renaming } from '../document/text/operation.ts';

/** Migration of content to a version; several steps may lead to the same version. */
export interface Step {
  /** Content version after the step. */
  to: number;
  /** Description for editors of content. */
  words: Record<MessageLanguage, string>;
  /**
   * Operations of the step; paths apply after the preceding operations. Pure; accepts any object, valid or not. What cannot be
   * converted with certainty is left unchanged and reported by the check.
   */
  operations: (content: JsonObject) => readonly (Operation | Renaming)[];
}
