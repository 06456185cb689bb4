import { createContext, useContext } from 'react';
import { type MessageLanguage, messageLanguages } from '../../../../templates/model/files/language.ts';
import type { Words } from './ar.ts';
import { words } from './tell.ts';

export { count, fill, isolate, isolated } from './sentences.ts';
export { nameOfPart, tell, words } from './tell.ts';

export const LanguageContext = createContext<MessageLanguage>('ar');

export const useLanguage = (): MessageLanguage => useContext(LanguageContext);

export const useWords = (): Words => words[useLanguage()];

/** Values of a message in every language, because messages survive a change of language. */
export const valueOfEach = (name: 'what' | 'to', of: (language: MessageLanguage) => string): Record<string, string> =>
  Object.fromEntries(messageLanguages.map((language) => [`${name}-${language}`, of(language)]));
