import { createContext, type ReactNode, useContext } from 'react';

/** What is wrong with a form, and the key of the field that it concerns. */
export interface WrongField {
  field: string;
  message: ReactNode;
}

export const WrongFieldContext = createContext<WrongField | undefined>(undefined);

/** Message about a field; undefined if it is right. */
export function useWrong(name: string | undefined): ReactNode | undefined {
  const wrong = useContext(WrongFieldContext);
  return wrong !== undefined && wrong.field === name ? wrong.message : undefined;
}

/** Fields that the last keys of a place in the file belong to. */
const fieldOfKey: Record<string, string> = {
  ...{ title: 'title', name: 'title', heading: 'title', summary: 'summary', description: 'summary', body: 'text' },
  ...{ image: 'image', src: 'image', alt: 'alt', start: 'start', date: 'start', place: 'place', role: 'role' },
  ...{ groups: 'department', email: 'email', action: 'to', fields: 'fields', options: 'fields', path: 'path' },
};

/** Field of the form that filled a place of the file. */
export const fieldOfPlace = (at: readonly (string | number)[]): string =>
  at.map((key) => fieldOfKey[String(key)]).findLast((field) => field !== undefined) ?? '';
