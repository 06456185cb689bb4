import type { OptionName, Words } from './option-list.ts';

/** Definition of a command: names, help text and options besides `--help`. */
export interface Command {
  /** Name of its file. */
  name: string;
  /** Name of its script in package.json. */
  script: string;
  words: Words;
  options: readonly OptionName[];
  /** Defaults that differ from those of `optionList`. */
  defaults?: Partial<Record<OptionName, string>>;
  /** Help texts of options that mean something else for this command. */
  meanings?: Partial<Record<OptionName, { value?: string; words: Words }>>;
  /** Positional arguments, in order. */
  takes?: { value: string; words: Words }[];
}

/** Positional arguments of commands that run on several sites. */
export const sites: NonNullable<Command['takes']> = [
  {
    value: '[SITE…]',
    words: {
      en: 'site folders or files, e.g. sites/*, processed in parallel, with output beside each file; a failure stops no other',
      ar: 'مجلدات مواقع أو ملفاتها، مثل sites/*، يُكتب كل منها بجانب ملفه: معًا في وقت واحد، ولا يوقف خطأ في أحدها غيره',
    },
  },
];

/** Defines a command with the literal types of its options. */
export const defineCommand = <const Definition extends Command>(definition: Definition): Definition => definition;

/** Whether a command accepts sites as positional arguments. */
export const takesSites = ({ takes }: Command) => takes === sites;
