import type { CodeLanguage } from '../../../../templates/schema/code-languages.ts';

/** What the library calls a language where that is another name, and others that may stand within it. */
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

/** The grammars that a language needs, its own first: no other may have a say in what its words are. */
export function grammarsOf(language: CodeLanguage): [own: string, ...within: string[]] {
  const { name = language, within = [] } = special[language] ?? {};
  return [name, ...within];
}
