import { type Both, inBoth } from './both.ts';
import { pageWords } from './words.ts';

/** A block or a piece of running text, as the file has it. */
export type Content = Readonly<Record<string, unknown>>;

/** A page as it is made, before its neighbours are known. */
export interface Made {
  path: string;
  title: Both;
  /** What it is about, for search engines and for lists of pages. */
  description: Both;
  /** Below the title. */
  lead?: Both;
  blocks: readonly Content[];
  keywords?: readonly Both[];
  /** Pages whose sequence it is part of: it leads to the one before it and to the one after it. */
  sequence?: string;
}

const link = (page: Made) => inBoth((language) => `[${page.title[language]}](${page.path})`);

/** The way on, at the end of a page that is one of several in an order. */
function neighbours(before: Made | undefined, after: Made | undefined): Content[] {
  const items = [
    ...(after ? [{ term: pageWords.next, values: [link(after)] }] : []),
    ...(before ? [{ term: pageWords.previous, values: [link(before)] }] : []),
  ];
  return items.length > 0 ? [{ type: 'facts', items }] : [];
}

/** Pages as routes of the site, each with the way to those beside it. */
export function routesOf(pages: readonly Made[]): Content[] {
  return pages.map((page, index) => {
    const { path, title, description, lead, blocks, keywords, sequence } = page;
    const beside = (other: Made | undefined) => (sequence !== undefined && other?.sequence === sequence ? other : undefined);
    return {
      path,
      title,
      description,
      ...(keywords && { keywords }),
      blocks: [
        { type: 'banner', title, ...(lead && { text: lead }) },
        ...blocks,
        ...neighbours(beside(pages[index - 1]), beside(pages[index + 1])),
      ],
    };
  });
}
