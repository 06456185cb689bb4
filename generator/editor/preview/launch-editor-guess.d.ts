declare module 'launch-editor/guess.js' {
  /** The program that would be started, and what is given to it; `[null]` where there is none. */
  function guessEditor(specified?: string): (string | null)[];
  export = guessEditor;
}
