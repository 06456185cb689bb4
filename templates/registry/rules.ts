import { blocks } from '../blocks/descriptors.ts';
import * as addresses from '../model/addresses/rules.ts';
import * as site from '../model/site/rules.ts';
import * as vocabulary from '../schema/rules.ts';

const ofBlocks = blocks.map(({ rules = {} }) => rules);

/**
 * Registers rule functions of schemas by the names in the compiled schema (`generator/content/schema/`).
 * @throws Error if two have the same name: each would replace the other
 */
function named(rooms: readonly object[]): Readonly<Record<string, unknown>> {
  const functions = new Map<string, unknown>();
  for (const [name, value] of rooms.flatMap((room) => Object.entries(room))) {
    if (typeof value !== 'function') continue;
    if (functions.has(name) && functions.get(name) !== value) throw new Error(`Two rules of schemas are called "${name}".`);
    functions.set(name, value);
  }
  return Object.fromEntries(functions);
}

export const rulesByName = named([addresses, site, vocabulary, ...ofBlocks]);
