/** What words of code are, as far as pages tell them apart. */
export const codeRoles = ['comment', 'keyword', 'string', 'number', 'function', 'type', 'name'] as const;

export type CodeRole = (typeof codeRoles)[number];

/** Words of code in their role, or what stands between them. */
export type CodeRun = string | readonly [role: CodeRole, text: string];

/** A line of code without the line feed at its end. */
export type CodeLine = readonly CodeRun[];

/** What pages have in the place of the text of a piece of code. A line feed that ends it begins no line. */
export interface PlannedCode {
  lines: readonly CodeLine[];
  /** The text ends in a line feed. */
  endsLine?: true;
}
