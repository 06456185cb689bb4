import { statSync } from 'node:fs';
import type { ReadOptions, Source } from '../../model/document.ts';
import { SourceError } from '../../model/source-error.ts';
import { SourceFolder } from './folder/source-folder.ts';
import { MarkdownSite } from './markdown-site.ts';

/** Whether a path is a folder with Markdown. */
export function isMarkdownFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory() && new SourceFolder(path).files.some(isMarkdown);
  } catch {
    return false;
  }
}

const isMarkdown = (file: string): boolean => /\.(?:md|mdx|markdown|mkd)$/i.test(file);

/**
 * Opens a folder of Markdown: of Hugo, Jekyll, Docusaurus, Starlight, Eleventy, MkDocs, or of no generator.
 * @throws SourceError if it is no folder
 */
export function openMarkdownFolder(path: string, options: ReadOptions): Source {
  let site: MarkdownSite | undefined;
  const open = (): MarkdownSite => {
    try {
      site ??= new MarkdownSite(new SourceFolder(path), options);
      return site;
    } catch (error) {
      if (error instanceof SourceError) throw error;
      throw new SourceError('unreadable', { file: path });
    }
  };
  return {
    format: 'markdown',
    readOutline: async () => open().outline(),
    readDocuments: (outline) => open().documents(outline),
  };
}
