import { messageDirection, messageLanguages } from '../../../templates/model/files/language.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { groupNames, groupOf, groups, type RecipeId, recipeIds } from '../../core/diagnostics/messages/recipes.ts';
import { escapeHtml } from '../../core/util/escape-html.ts';
import type { Guide, Recipe } from './read-guide.ts';
import type { GuideSearchResult } from './search-guide.ts';
import { guideWords } from './words.ts';

interface GuideContext {
  guide: Guide;
  language: MessageLanguage;
  /** Base path of the site, with slashes around it. */
  base: string;
}

/** Fills placeholders; values keep their own direction. */
const filled = (sentence: string, values: Record<string, string | number>) =>
  escapeHtml(sentence).replaceAll(/\{(\w+)\}/g, (_, name: string) => `<bdi>${escapeHtml(String(values[name] ?? ''))}</bdi>`);

const linkTo = ({ id, title }: Recipe, current?: RecipeId) =>
  `<a href="${id}"${id === current ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a>`;

function listOf({ guide, language }: GuideContext, current?: RecipeId): string {
  const words = guideWords[language];
  const parts = groupNames.map((name) => {
    const links = groups[name].map((id) => {
      const recipe = guide.get(id);
      return recipe ? `<li>${linkTo(recipe, current)}</li>` : '';
    });
    return `<section><h2>${escapeHtml(words.groups[name])}</h2><ul>${links.join('')}</ul></section>`;
  });
  return parts.join('');
}

/** List of search results, or a message that there are none; the script also inserts it below the field. */
export function searchResultList(
  { language }: Pick<GuideContext, 'language'>,
  question: string,
  searchResults: GuideSearchResult[],
): string {
  const words = guideWords[language];
  const values = { words: question.slice(0, 80), n: searchResults.length };
  if (searchResults.length === 0) return `<p role="status">${filled(words.nothing, values)}</p>`;
  const items = searchResults.map(({ recipe, excerpt }) => {
    const short = excerpt.length > 180 ? `${excerpt.slice(0, excerpt.lastIndexOf(' ', 180))}…` : excerpt;
    const group = words.groups[groupOf(recipe.id)];
    return `<li>${linkTo(recipe)} <small>${escapeHtml(group)}</small><p>${escapeHtml(short)}</p></li>`;
  });
  return `<p role="status">${filled(words.found, values)}</p><ol class="found">${items.join('')}</ol>`;
}

interface Page {
  title: string;
  question?: string;
  /** Recipe of the page, which has the same id in the other language. */
  current?: RecipeId;
  main: string;
}

function header({ language, base }: GuideContext, { question = '', current = '' as RecipeId }: Page): string {
  const words = guideWords[language];
  const others = messageLanguages
    .filter((one) => one !== language)
    .map((one) => `<a href="../${one}/${current}" lang="${one}" hreflang="${one}">${guideWords[one].language}</a>`);
  const path = escapeHtml(base);
  return (
    `<header><a class="name" href="./">${escapeHtml(words.title)}</a>` +
    `<search><form action="./" role="search"><label><span class="spoken">${escapeHtml(words.search)}</span>` +
    `<input type="search" name="q" value="${escapeHtml(question)}" placeholder="${escapeHtml(words.search)}" autocomplete="off"></label>` +
    `<button>${escapeHtml(words.searchButton)}</button></form><div id="found" class="panel" hidden></div></search>` +
    `<nav aria-label="${escapeHtml(words.editor)}"><a href="${path}_edit/?language=${language}">${escapeHtml(words.editor)}</a>` +
    `<a href="${path}_catalogue">${escapeHtml(words.catalogue)}</a>` +
    `${others.join('')}</nav></header>`
  );
}

function document(context: GuideContext, page: Page): string {
  const { language, base } = context;
  const words = guideWords[language];
  const files = `${escapeHtml(base)}_guide/files/`;
  const title = page.title === words.title ? page.title : `${page.title} · ${words.title}`;
  return (
    `<!DOCTYPE html>\n<html lang="${language}" dir="${messageDirection(language)}"><head><meta charset="utf-8">` +
    `<title>${escapeHtml(title)}</title><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">` +
    `<link rel="icon" type="image/svg+xml" href="${files}icon.svg"><link rel="stylesheet" href="${files}guide.css">` +
    `<script type="module" src="${files}guide.js"></script></head>` +
    `<body><a class="skip" href="#main">${escapeHtml(words.skip)}</a>${header(context, page)}${page.main}</body></html>\n`
  );
}

/** Start page of the guide: all recipes, and the results of a search. */
export function indexPage(context: GuideContext, question: string, searchResults: GuideSearchResult[]): string {
  const { title, about, recipes } = guideWords[context.language];
  const results =
    question === '' ? '' : `<section class="results">${searchResultList(context, question, searchResults)}</section>`;
  const main =
    `<main id="main" class="index"><h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(about)}</p>${results}` +
    `<nav class="topics" aria-label="${escapeHtml(recipes)}">${listOf(context)}</nav></main>`;
  return document(context, { title, question, main });
}

/** Links to the previous and next recipe. */
function neighbours({ guide, language }: GuideContext, id: RecipeId): string {
  const { previous, next } = guideWords[language];
  const at = recipeIds.indexOf(id);
  const link = (other: RecipeId | undefined, rel: string, label: string) => {
    const recipe = other && guide.get(other);
    if (!recipe) return '';
    return `<a rel="${rel}" href="${recipe.id}"><small>${escapeHtml(label)}</small>${escapeHtml(recipe.title)}</a>`;
  };
  return `${link(recipeIds[at - 1], 'prev', previous)}${link(recipeIds[at + 1], 'next', next)}`;
}

/** Page of a recipe, with the list of all recipes beside it. */
export function recipePage(context: GuideContext, { id, title, html }: Recipe): string {
  const { recipes, around, groups: names } = guideWords[context.language];
  const main =
    `<div class="columns"><main id="main"><p class="group">${escapeHtml(names[groupOf(id)])}</p><h1>${escapeHtml(title)}</h1>\n${html}` +
    `<nav class="neighbours" aria-label="${escapeHtml(around)}">${neighbours(context, id)}</nav></main>` +
    `<nav class="side" aria-label="${escapeHtml(recipes)}">${listOf(context, id)}</nav></div>`;
  return document(context, { title, current: id, main });
}

/** Page for unknown addresses. */
export function missingRecipe(context: GuideContext): string {
  const { missing, title, recipes } = guideWords[context.language];
  const main = `<main id="main" class="index"><h1>${escapeHtml(missing)}</h1><nav class="topics" aria-label="${escapeHtml(recipes)}">${listOf(context)}</nav></main>`;
  return document(context, { title, main });
}
