import { vi } from 'vitest';

/** Stands in for what the editor's store needs of a browser: errors that it reports are thrown, nothing is kept in the session. */
export function stubEditorGlobals(): void {
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
}
