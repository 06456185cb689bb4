export type * from './protocol-changes.ts';
export type * from './protocol-forms.ts';
export type * from './protocol-history.ts';
export type * from './protocol-media.ts';
export type * from './protocol-publishing.ts';
export type * from './protocol-state.ts';
export type * from './protocol-tasks.ts';
