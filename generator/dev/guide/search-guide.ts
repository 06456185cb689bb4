import MiniSearch from 'minisearch';
import { foldWord, termOf, withoutJoinedArticle, withoutParticles, wordsIn } from '../../../templates/site-search/words.ts';
import { type Code, messages } from '../../diagnostics/messages/messages.ts';
import type { RecipeId } from '../../diagnostics/messages/recipes.ts';
import type { Guide, Recipe } from './read-guide.ts';

export interface Found {
  recipe: Recipe;
  /** The paragraph that answers best; the lead where only the title does. */
  excerpt: string;
}

const fields = ['title', 'keywords', 'names', 'texts', 'examples'] as const;

/** A word as the index has it: as it is, without an article, without what is joined to it. */
function termsOf(word: string): string[] {
  const folded = foldWord(word);
  const term = termOf(folded);
  return [...new Set([folded, term, termOf(term), ...withoutParticles(term)])];
}

/** The messages that lead to a recipe. */
const codesOf = (id: RecipeId) => (Object.keys(messages) as Code[]).filter((code) => messages[code].recipe === id);

function indexOf(guide: Guide): MiniSearch {
  const index = new MiniSearch({
    fields: [...fields],
    tokenize: (text) => wordsIn(text).map(({ from, to }) => text.slice(from, to)),
    processTerm: termsOf,
  });
  for (const { id, title, keywords, names, texts, examples } of guide.values()) {
    const code = examples.map((example) => example.code).join(' ');
    const words = [keywords, id, ...codesOf(id)].join(' ');
    index.add({ id, title, keywords: words, names: names.join(' '), texts: texts.join(' '), examples: code });
  }
  return index;
}

const indexes = new WeakMap<Guide, MiniSearch>();

function takeIndex(guide: Guide): MiniSearch {
  const index = indexes.get(guide) ?? indexOf(guide);
  indexes.set(guide, index);
  return index;
}

/** The paragraph with most of the words that were found. */
function excerptOf({ texts, lead }: Recipe, terms: ReadonlySet<string>): string {
  const score = (text: string) => wordsIn(text).filter(({ term }) => terms.has(term)).length;
  const best = texts.map((text) => ({ text, score: score(text) })).sort((one, other) => other.score - one.score)[0];
  return best && best.score > 0 ? best.text : lead;
}

/** The recipes that answer a question, the best first: words are found however they are spelled, as in the search of a site. */
export function searchGuide(guide: Guide, question: string): Found[] {
  const words = wordsIn(question).map(({ term }) => withoutJoinedArticle(term) ?? term);
  if (words.length === 0) return [];
  const index = takeIndex(guide);
  const options = {
    boost: { title: 6, keywords: 4, names: 2, examples: 0.5 },
    prefix: (term: string) => term.length > 1,
    fuzzy: (term: string) => (term.length > 3 ? 0.2 : false),
    tokenize: () => words,
    processTerm: (term: string) => term,
  };
  const every = index.search(question, { ...options, combineWith: 'AND' });
  const results = every.length > 0 ? every : index.search(question, options);
  return results.flatMap(({ id, terms }) => {
    const recipe = guide.get(id);
    return recipe ? [{ recipe, excerpt: excerptOf(recipe, new Set(terms)) }] : [];
  });
}
