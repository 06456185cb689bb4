declare module 'launch-editor/guess.js' {
  /** Program that would be started, and its arguments; `[null]` if none was found. */
  function guessEditor(specified?: string): (string | null)[];
  export = guessEditor;
}
