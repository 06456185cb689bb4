import type { OptionName, Words } from './option-list.ts';

/** A command: its names, what it does, and the options that it takes besides `--help`. */
export interface Command {
  /** That of its file. */
  name: string;
  /** Name in package.json. */
  script: string;
  words: Words;
  options: readonly OptionName[];
  /** Where they differ from those of the options. */
  defaults?: Partial<Record<OptionName, string>>;
  /** Options that mean something else here. */
  meanings?: Partial<Record<OptionName, { value?: string; words: Words }>>;
  /** What it takes besides options, in the order of the call. */
  takes?: { value: string; words: Words }[];
}

/** What commands take that do the same for each site. */
export const sites: NonNullable<Command['takes']> = [
  {
    value: '[SITE…]',
    words: {
      en: 'site folders or files, e.g. sites/*, processed in parallel, with output beside each file; a failure stops no other',
      ar: 'مجلدات مواقع أو ملفاتها، مثل sites/*، يُكتب كل منها بجانب ملفه: معًا في وقت واحد، ولا يوقف خطأ في أحدها غيره',
    },
  },
];

/** Types a command by its options. */
export const defineCommand = <const Definition extends Command>(definition: Definition): Definition => definition;

/** Whether a command takes sites by words. */
export const takesSites = ({ takes }: Command) => takes === sites;
