/**
 * What the preview must know of an island to show a changed page without a reload: data, as it is given to a script of the
 * page. Selectors find elements within the island.
 */
export interface PreviewState {
  /** Elements whose ids and labels the island reads when it starts: other ones are other properties. */
  readsFrom?: string;
  /** Elements with an id that a visitor has chosen by a click; the same before they are, so that a click chooses them again. */
  choices?: { chosen: string; others: string };
  /** Attributes that the island changes by itself and a new version of the page leaves as they are. */
  attributes?: readonly string[];
  /** It moves what the page has about: it cannot be patched where its content has changed, and starts anew. */
  movesParts?: true;
}
