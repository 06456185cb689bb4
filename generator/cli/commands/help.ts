import { inLanguages } from '../../../templates/model/files/language.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import type { Command } from './command.ts';
import { type OptionName, optionList } from './option-list.ts';

const words = inLanguages({
  en: {
    options: '[options]',
    absent: (value: string) => ` (${value})`,
    codes: 'Exit codes: 0 success, 1 the content has errors, 2 wrong usage or environment.',
    more: (call: string) => `${call} --help explains the options.`,
  },
  ar: {
    options: '[خيارات]',
    absent: (value: string) => ` (${value})`,
    codes: 'رموز الخروج: 0 سليم، 1 المحتوى فيه خطأ، 2 خطأ في الاستدعاء أو البيئة.',
    more: (call: string) => `لشرح الخيارات: ${call} --help`,
  },
});

const callOf = (command: Command) => `npm run ${command.script} --`;

/** Help entry of an option: syntax and description. */
export function describeOption(
  { defaults, meanings }: Command,
  name: OptionName,
  language: MessageLanguage,
): [left: string, right: string] {
  const entry: { value?: string; default?: string; words: Record<MessageLanguage, string> } = {
    ...optionList[name],
    ...meanings?.[name],
  };
  const value = defaults?.[name] ?? entry.default;
  const left = `${name === 'help' ? '-h, ' : ''}--${name}${entry.value ? ` ${entry.value}` : ''}`;
  return [left, `${entry.words[language]}${value ? words[language].absent(value) : ''}`];
}

/** Help text of a command: description and options with their defaults. */
export function helpOf(command: Command, language: MessageLanguage): string {
  const { options, words: summary, takes = [] } = command;
  const lines = [
    ...takes.map((one): [string, string] => [one.value, one.words[language]]),
    ...[...options, 'help' as const].map((name) => describeOption(command, name, language)),
  ];
  const width = Math.max(...lines.map(([left]) => left.length));
  const { options: usage, codes } = words[language];
  const list = lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('');
  const call =
    takes.length > 0
      ? `${takes.flatMap(({ value }) => (value.startsWith(' ') ? [] : (value.split(' ')[0] ?? []))).join('|')} `
      : '';
  return `${callOf(command)} ${call}${usage}\n\n${summary[language]}\n\n${list}\n${codes}\n`;
}

/** One-sentence pointer to the help of a command. */
export function helpHint(command: Command, language: MessageLanguage): string {
  return words[language].more(callOf(command));
}
