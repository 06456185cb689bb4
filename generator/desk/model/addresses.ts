/** Screens of the desk in the browser, by the name in their address. */
export const screens = ['home', 'proposals', 'received', 'feedback', 'people', 'me', 'audit', 'settings'] as const;

export type Screen = (typeof screens)[number];

/**
 * Path of a screen, e.g. for the link of a notice.
 * @param id thing that the screen shows: of `proposals` and `received`
 */
export function screenAddress(screen: Screen, id?: string): string {
  if (screen === 'home') return '/_desk/';
  return `/_desk/?${new URLSearchParams({ at: screen, ...(id !== undefined && { id }) })}`;
}
