import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readLanguage } from '../../content/site/load.ts';
import { type MessageLanguage, messageLanguages } from '../../core/diagnostics/diagnostics.ts';
import { UsageError } from '../../core/diagnostics/errors.ts';
import { nearest } from '../../core/diagnostics/nearest.ts';
import { systemLocale } from '../../core/util/system-locale.mjs';
import { findSiteFolder } from './calling-folder.ts';
import type { Command } from './command.ts';
import { type OptionDefinition, type OptionName, optionList } from './option-list.ts';

type OptionDefinitionOf<Name extends OptionName> = (typeof optionList)[Name];

type Value<Name extends OptionName> =
  OptionDefinitionOf<Name> extends { type: 'boolean' }
    ? boolean
    : OptionDefinitionOf<Name> extends { isRepeated: true }
      ? string[]
      : OptionDefinitionOf<Name> extends { default: string }
        ? string
        : string | undefined;

/** Parsed arguments of a command: a value for each of its options. */
export type Arguments<Called extends Command> = {
  [Name in Called['options'][number]]: Value<Name>;
};

interface ParsedOption {
  name: string;
  option: string;
  value: string | undefined;
  isInline: boolean;
}

const config = Object.fromEntries(
  Object.entries(optionList).map(([name, { type }]) => [name, { type, ...(name === 'help' && { short: 'h' }) }]),
);

const definitionOf = (name: OptionName): OptionDefinition => optionList[name];

const isOption = (name: string): name is OptionName => Object.hasOwn(optionList, name);

/** Splits a command line into options and words, without validating them. */
function split(args: readonly string[]): { options: ParsedOption[]; words: string[] } {
  const { tokens } = parseArgs({ args: [...args], options: config, strict: false, tokens: true });
  const options: ParsedOption[] = [];
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    options.push({ name, option: rawName, value, isInline: inlineValue === true });
  }
  return { options, words };
}

/** Whether `--help` was passed. */
export function isHelpRequested(args: readonly string[]): boolean {
  return split(args).options.some(({ name }) => name === 'help');
}

/** Whether a command line sets an option explicitly instead of leaving its default. */
export function isGiven(name: OptionName, args: readonly string[] = process.argv.slice(2)): boolean {
  return split(args).options.some((one) => one.name === name);
}

/** Checks that the command has the option, and that it has a value if it needs one. */
function validateOption({ name, option, value, isInline }: ParsedOption, allowed: readonly string[]): void {
  if (!isOption(name) || !allowed.includes(name)) {
    const likely = nearest(name, allowed);
    throw new UsageError('unknown-option', { option, ...(likely && { nearest: `--${likely}` }) });
  }
  const { type } = optionList[name];
  if (type === 'boolean' && isInline) throw new UsageError('value-not-taken', { option, found: value ?? '' });
  const isForgotten = value === undefined || value === '' || (!isInline && /^--|^-[a-z]/i.test(value));
  if (type === 'string' && isForgotten && !(value === '' && name === 'prefix')) throw new UsageError('value-missing', { option });
}

/**
 * Parses the command line of a command.
 * @throws UsageError for an unknown option, a missing value or an unexpected word
 */
export function readArguments<Called extends Command>(
  command: Called,
  args: readonly string[] = process.argv.slice(2),
): Arguments<Called> {
  const { options, words } = split(args);
  for (const given of options) validateOption(given, [...command.options, 'help']);
  const [word] = words;
  if (word !== undefined && !command.takes) throw new UsageError('unexpected-word', { found: word });
  const set: Record<string, string> = Object.assign(
    {},
    ...options.map(({ name }) => (isOption(name) ? definitionOf(name).sets : {})),
  );
  const values = command.options.map((name) => {
    const own = definitionOf(name);
    const given = options.filter((one) => one.name === name).map(({ value }) => value);
    if (own.type === 'boolean') return [name, given.length > 0];
    return [name, own.isRepeated ? given : (given.at(-1) ?? set[name] ?? command.defaults?.[name] ?? own.default)];
  });
  return Object.fromEntries(values) as Arguments<Called>;
}

/** Words of a command line, without its options. */
export function readWords(args: readonly string[] = process.argv.slice(2)): string[] {
  return split(args).words;
}

/** Options of a command line as written, without its words. */
export function optionsOf(args: readonly string[] = process.argv.slice(2)): string[] {
  return split(args).options.flatMap(({ option, value, isInline }) => {
    if (value === undefined) return [option];
    return isInline ? [`${option}=${value}`] : [option, value];
  });
}

/** Validates a value of an option against a list. @throws UsageError for any other value */
export function oneOf<Known extends string>(option: string, value: string, list: readonly Known[]): Known {
  const found = list.find((one) => one === value);
  if (!found) throw new UsageError('value-not-known', { option, found: value, list: [...list] });
  return found;
}

/** Fallback language of messages. */
export const defaultLanguage: MessageLanguage = 'en';

function systemLanguage(environment: NodeJS.ProcessEnv): MessageLanguage | undefined {
  const locale = systemLocale(environment).toLowerCase();
  return messageLanguages.find((language) => locale.startsWith(language));
}

/** Language of messages: the requested one, else that of the content, else that of the system locale, else English. */
export function preferredLanguage(
  { language }: { language: MessageLanguage | undefined },
  ofContent: MessageLanguage | undefined,
  environment: NodeJS.ProcessEnv = process.env,
): MessageLanguage {
  return language ?? ofContent ?? systemLanguage(environment) ?? defaultLanguage;
}

/** Like `preferredLanguage`, but reads the content if it is readable. Never throws. */
export async function chooseLanguage(
  { language, siteFile }: { language: MessageLanguage | undefined; siteFile: string },
  environment: NodeJS.ProcessEnv = process.env,
): Promise<MessageLanguage> {
  return language ?? preferredLanguage({ language }, await readLanguage(siteFile), environment);
}

/** Folder of the site that the command line refers to. Never throws. */
function siteFolder(root: string): string {
  try {
    return findSiteFolder(root) ?? '.';
  } catch {
    return '.';
  }
}

/** Language of messages for a command line that may be invalid. @param root folder of the engine */
export function languageOf(args: readonly string[], root: string): Promise<MessageLanguage> {
  const { options } = split(args);
  const last = (name: OptionName) => options.findLast((one) => one.name === name)?.value;
  const language = messageLanguages.find((one) => one === last('language'));
  const named = last('site');
  return chooseLanguage({ language, siteFile: named ? resolve(named) : join(siteFolder(root), optionList.site.default) });
}
