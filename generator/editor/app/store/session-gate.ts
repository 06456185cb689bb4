import type { Role } from '../../document/person.ts';
import { metaOf } from './page-meta.ts';

/** Person of the page, and the token for its requests to the desk. */
export interface SignedIn {
  person: { id: string; name: string; role: Role };
  token: string;
}

/** Who is signed in, as the page of the editor says; undefined without a desk. */
export function readSignedIn(root: Document): SignedIn | undefined {
  const person = metaOf('desk-person', root);
  return person === '' ? undefined : { person: JSON.parse(person), token: metaOf('desk-token', root) };
}

/** How often a page checks whether its person has signed in again, in milliseconds. */
const checkEvery = 3000;

/** `ended`: nobody is signed in. `other`: somebody else is, in whose name nothing may be written. */
export type SessionState = 'valid' | 'ended' | 'other';

/** Holds requests back from the end of the session until the same person has signed in again. */
export class SessionGate {
  readonly #home: string;
  readonly #listeners = new Set<() => void>();
  #signedIn: SignedIn;
  #state: SessionState = 'valid';
  #waiting: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param home address of the editor's page */
  constructor(home: string, signedIn: SignedIn) {
    this.#home = home;
    this.#signedIn = signedIn;
  }

  get signedIn(): SignedIn {
    return this.#signedIn;
  }

  get state(): SessionState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Resolves when the person has signed in again. To be called when the server answers 401. */
  wait(): Promise<void> {
    if (this.#state === 'valid') {
      this.#set('ended');
      addEventListener('focus', this.#check);
      this.#checkLater();
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Checks who is signed in. */
  #check = async (): Promise<void> => {
    clearTimeout(this.#timer);
    const response = await fetch(this.#home, { headers: { Accept: 'text/html' } }).catch(() => undefined);
    const root = response?.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : undefined;
    const next = root && readSignedIn(root);
    if (this.#state === 'valid') return;
    if (next?.person.id === this.#signedIn.person.id) this.#open(next);
    else {
      if (response) this.#set(next ? 'other' : 'ended');
      this.#checkLater();
    }
  };

  #checkLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#check, checkEvery);
  }

  #open(signedIn: SignedIn): void {
    this.#signedIn = signedIn;
    removeEventListener('focus', this.#check);
    this.#set('valid');
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #set(state: SessionState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
