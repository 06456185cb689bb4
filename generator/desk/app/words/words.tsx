import { createContext, useContext } from 'react';
import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import { ar, type Words } from './ar.ts';
import { en } from './en.ts';

export { count, fill, isolate, isolated } from '../../../editor/app/words/sentences.ts';

export const words: Record<MessageLanguage, Words> = { ar, en };

export const LanguageContext = createContext<MessageLanguage>('ar');

export const useLanguage = (): MessageLanguage => useContext(LanguageContext);

export const useWords = (): Words => words[useLanguage()];
