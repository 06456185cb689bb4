import MiniSearch from 'minisearch';
import { wordsIn } from '../../../templates/layout/site-search/words.ts';
import { type Code, messages } from '../../core/diagnostics/messages/messages.ts';
import type { RecipeId } from '../../core/diagnostics/messages/recipes.ts';
import { termsOfWord, weightOfTerm } from './everyday-words.ts';
import type { Guide, Recipe } from './read-guide.ts';

export interface GuideSearchResult {
  recipe: Recipe;
  /** Best matching paragraph; the lead if only the title matches. */
  excerpt: string;
}

/** Indexed fields: those of recipes, and questions that users ask. */
const fields = ['title', 'keywords', 'names', 'texts', 'examples', 'question'] as const;

/** A matching question weighs as much as all matches in the recipe's text. */
const boost = { title: 2, keywords: 4, names: 1, texts: 0.5, examples: 0.3, question: 6 };

/** Diagnostic codes that refer to a recipe. */
const codesOf = (id: RecipeId) => (Object.keys(messages) as Code[]).filter((code) => messages[code].recipe === id);

const split = (text: string) => wordsIn(text).map(({ from, to }) => text.slice(from, to));

interface IndexedText extends Partial<Record<(typeof fields)[number], string>> {
  id: string;
  recipe: RecipeId;
}

function indexOf(guide: Guide): MiniSearch<IndexedText> {
  const index = new MiniSearch<IndexedText>({
    fields: [...fields],
    storeFields: ['recipe'],
    tokenize: split,
    processTerm: termsOfWord,
  });
  for (const { id, title, keywords, questions, names, texts, examples } of guide.values()) {
    const code = examples.map((example) => example.code).join(' ');
    const words = [keywords, id, ...codesOf(id)].join(' ');
    index.add({ id, recipe: id, title, keywords: words, names: names.join(' '), texts: texts.join(' '), examples: code });
    for (const [number, question] of questions.entries()) index.add({ id: `${id} ${number}`, recipe: id, question });
  }
  return index;
}

const indexes = new WeakMap<Guide, MiniSearch<IndexedText>>();

function getIndex(guide: Guide): MiniSearch<IndexedText> {
  const index = indexes.get(guide) ?? indexOf(guide);
  indexes.set(guide, index);
  return index;
}

/** Paragraph that contains most of the matched terms. */
function excerptOf({ texts, lead }: Recipe, terms: ReadonlySet<string>): string {
  const score = (text: string) => split(text).filter((word) => termsOfWord(word).some((term) => terms.has(term))).length;
  const best = texts.map((text) => ({ text, score: score(text) })).sort((one, other) => other.score - one.score)[0];
  return best && best.score > 0 ? best.text : lead;
}

interface Match {
  /** Score of the recipe's own text. */
  recipeScore: number;
  /** Score of its best matching question. */
  questionScore: number;
  terms: string[];
}

/** Recipes that match a question, best first: by their text and by the best of their example questions. */
export function searchGuide(guide: Guide, question: string): GuideSearchResult[] {
  const results = getIndex(guide).search(question, {
    boost,
    boostTerm: weightOfTerm,
    prefix: (term) => term.length > 1,
    fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    weights: { fuzzy: 0.3, prefix: 0.3 },
  });
  const matches = new Map<RecipeId, Match>();
  for (const { id, recipe, score, terms } of results) {
    const match = matches.get(recipe) ?? { recipeScore: 0, questionScore: 0, terms: [] };
    matches.set(recipe, match);
    if (id === recipe) match.recipeScore = score;
    else match.questionScore = Math.max(match.questionScore, score);
    match.terms.push(...terms);
  }
  const score = ({ recipeScore: own, questionScore: asked }: Match) => own + 2 * asked;
  return [...matches]
    .sort(([, one], [, other]) => score(other) - score(one))
    .flatMap(([id, { terms }]) => {
      const recipe = guide.get(id);
      return recipe ? [{ recipe, excerpt: excerptOf(recipe, new Set(terms)) }] : [];
    });
}
