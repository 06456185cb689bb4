import {
  type DefaultTreeAdapterMap,
  defaultTreeAdapter,
  html as htmlNames,
  type ParserOptions,
  parse,
  parseFragment,
} from 'parse5';
import type { HtmlNode } from './dom.ts';

/** Elements nested deeper than this make the parser slow: such a page is read as text. */
const maxParserDepth = 20_000;

/** Nodes of an honest page for each `<` of its source. Wrongly nested marks are copied into each paragraph after them. */
const nodesForEachTag = 8;
const freeNodes = 20_000;

class TooManyNodes extends Error {}

type Options = ParserOptions<DefaultTreeAdapterMap>;

/** Options of the parser for a source. @throws TooManyNodes while parsing */
function optionsFor(source: string): Options {
  const maxElements = source.split('<').length * nodesForEachTag + freeNodes;
  let elements = 0;
  let depth = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement: (name, namespace, attributes) => {
      elements++;
      if (elements > maxElements) throw new TooManyNodes();
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    onItemPush: () => {
      depth++;
      if (depth > maxParserDepth) throw new TooManyNodes();
    },
    onItemPop: () => {
      depth--;
    },
  };
  return { treeAdapter, scriptingEnabled: false, sourceCodeLocationInfo: true };
}

/** Text of a source without its tags. */
function asText(source: string): string {
  return source
    .replaceAll(/<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replaceAll(/<[a-z/!?][^>]*(?:>|$)/gi, ' ');
}

/** A parsed source. */
export interface ParsedHtml<T> {
  tree: T;
  /** Whether its elements were dropped, as no honest page has so many. */
  isFlattened: boolean;
}

function limited<T>(source: string, read: (text: string, options: Options) => T): ParsedHtml<T> {
  try {
    return { tree: read(source, optionsFor(source)), isFlattened: false };
  } catch (error) {
    if (!(error instanceof TooManyNodes)) throw error;
    const text = asText(source);
    return { tree: read(text, optionsFor(text)), isFlattened: true };
  }
}

/** Parses a part of a page. */
export const parsePart = (source: string): ParsedHtml<HtmlNode[]> =>
  limited(source, (text, options) => {
    const body = defaultTreeAdapter.createElement('body', htmlNames.NS.HTML, []);
    return parseFragment(body, text, options).childNodes;
  });

/** Parses a whole page. */
export const parsePage = (source: string) => limited(source, (text, options) => parse(text, options));
