/** Statuses of a project. */
export const statuses = ['planned', 'open', 'paused', 'done'] as const;

export type Status = (typeof statuses)[number];
