import { useSyncExternalStore } from 'react';
import { type Screen, screens } from '../../model/addresses.ts';

/** Screen of an address, and the rest of its query. */
export interface Route {
  screen: Screen;
  query: URLSearchParams;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** Reads the query of an address; an unknown screen is the first one. */
export function readRoute(search: string): Route {
  const query = new URLSearchParams(search);
  const screen = screens.find((one) => one === query.get('at')) ?? 'home';
  return { screen, query };
}

const searchNow = () => location.search;

/** Present address. */
export function useRoute(): Route {
  return readRoute(useSyncExternalStore(subscribe, searchNow));
}

/** Goes to an address of the desk, as a new entry of the browser's history. */
export function goTo(address: string): void {
  history.pushState(null, '', address);
  for (const listener of listeners) listener();
}

/** Changes parts of the query in place, such as a filter. */
export function changeQuery(parts: Record<string, string | undefined>): void {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(parts)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  history.replaceState(null, '', `/_desk/?${query}`);
  for (const listener of listeners) listener();
}
