import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import { type DeskEvent, eventWords } from '../../model/event-words.ts';

/** Name of an event for lists of events: its sentence without values. */
export const eventName = (event: string, language: MessageLanguage): string =>
  Object.hasOwn(eventWords, event) ? eventWords[event as DeskEvent][language].replaceAll(/\{\w+\}/g, '…') : event;
