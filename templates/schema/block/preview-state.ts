/**
 * What the preview must know about an island to update a page without reload: plain data for a script of the page. Selectors
 * match inside the island.
 */
export interface PreviewState {
  /** Elements whose ids and labels the island reads on start: different ones are different props. */
  readsFrom?: string;
  /** Elements with an id that the visitor selected; `others` matches them unselected, so that a click selects them again. */
  choices?: { chosen: string; others: string };
  /** Attributes that the island changes and an update must keep. */
  attributes?: readonly string[];
  /** It moves elements: it cannot be patched if its content has changed, and is restarted. */
  movesParts?: true;
}
