/** How a project may stand. */
export const statuses = ['planned', 'open', 'paused', 'done'] as const;

export type Status = (typeof statuses)[number];
