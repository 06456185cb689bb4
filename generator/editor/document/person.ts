/** Roles of people at the desk, each with the rights of those before it. */
export const roles = ['reader', 'writer', 'editor', 'owner'] as const;

export type Role = (typeof roles)[number];

/** Whether a role includes the rights of another one. */
export const includesRole = (role: Role, least: Role): boolean => roles.indexOf(role) >= roles.indexOf(least);

/** Person who edits: recorded with each step and each commit. */
export interface Author {
  /** Random and stable; names may change. */
  id: string;
  name: string;
  email?: string;
}
