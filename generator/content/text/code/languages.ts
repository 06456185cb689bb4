import type { CodeLanguage } from '../../../../templates/schema/code-languages.ts';

/** Name of a language in highlight.js, if it differs, and languages that may be embedded in it. */
interface Grammar {
  name?: string;
  within?: readonly string[];
}

const ofTheWeb: Grammar = { within: ['xml', 'css', 'graphql'] };

const special: Partial<Record<CodeLanguage, Grammar>> = {
  dart: { within: ['markdown'] },
  dockerfile: { within: ['bash'] },
  html: { name: 'xml', within: ['css', 'javascript'] },
  http: { within: ['json', 'xml'] },
  javascript: ofTheWeb,
  markdown: { within: ['xml'] },
  nix: { within: ['markdown'] },
  'objective-c': { name: 'objectivec' },
  shell: { within: ['bash'] },
  toml: { name: 'ini' },
  typescript: ofTheWeb,
  vb: { name: 'vbnet' },
  yaml: { within: ['ruby'] },
};

/** Grammars of a language, its own first; no others are registered, as they could change the result. */
export function grammarsOf(language: CodeLanguage): [own: string, ...within: string[]] {
  const { name = language, within = [] } = special[language] ?? {};
  return [name, ...within];
}
