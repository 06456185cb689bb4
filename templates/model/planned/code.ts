/** Roles of tokens that pages distinguish in code. */
export const codeRoles = ['comment', 'keyword', 'string', 'number', 'function', 'type', 'name'] as const;

export type CodeRole = (typeof codeRoles)[number];

/** Token with a role, or the text between tokens. */
export type CodeRun = string | readonly [role: CodeRole, text: string];

/** Line of code without its line feed. */
export type CodeLine = readonly CodeRun[];

/** Planned code, in place of its text. A final line feed does not begin another line. */
export interface PlannedCode {
  lines: readonly CodeLine[];
  /** The text ends with a line feed. */
  endsLine?: true;
}
