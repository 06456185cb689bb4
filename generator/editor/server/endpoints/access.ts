import type { Role } from '../../document/person.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * Least role for each endpoint of the editor, for a server with accounts. The names of endpoints have the type of this table, so
 * that one without a role does not compile.
 */
export const endpointRoles = {
  '': 'reader',
  files: 'reader',
  icon: 'reader',
  schema: 'reader',
  state: 'reader',
  value: 'reader',
  sections: 'reader',
  languages: 'reader',
  'next-text': 'reader',
  targets: 'reader',
  names: 'reader',
  icons: 'reader',
  'own-icons': 'reader',
  contrast: 'reader',
  library: 'reader',
  asset: 'reader',
  find: 'reader',
  changes: 'reader',
  published: 'reader',
  history: 'reader',
  version: 'reader',
  live: 'reader',
  presence: 'reader',
  plan: 'writer',
  change: 'writer',
  repair: 'writer',
  confirm: 'writer',
  undo: 'writer',
  redo: 'writer',
  'change-languages': 'editor',
  crop: 'writer',
  upload: 'writer',
  media: 'writer',
  replace: 'writer',
  restore: 'editor',
  travel: 'writer',
  build: 'editor',
  publish: 'editor',
  'import-begin': 'editor',
  'import-file': 'editor',
  'import-run': 'editor',
  'import-report': 'editor',
  'import-write': 'editor',
  'import-end': 'editor',
} as const satisfies Record<string, Role>;

export type EndpointName = keyof typeof endpointRoles;

/** Endpoint with its name: the first part of its path below `_edit/`. */
export type EndpointEntry = [EndpointName, Endpoint];
