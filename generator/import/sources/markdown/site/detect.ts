import type { SourceFolder } from '../folder/source-folder.ts';
import { docusaurusConfigFiles, readDocusaurus } from './docusaurus.ts';
import { eleventyConfigFiles, readEleventy } from './eleventy.ts';
import { readHugo } from './hugo.ts';
import { hugoConfigFiles } from './hugo-config.ts';
import { readJekyll } from './jekyll.ts';
import { readMkDocs } from './mkdocs.ts';
import { readPlain } from './plain.ts';
import type { SiteReader } from './site-reader.ts';
import { readStarlight } from './starlight.ts';

/** Recognises the generator of a folder by its files. */
export function openSite(folder: SourceFolder): SiteReader {
  if (folder.first(...docusaurusConfigFiles) !== undefined) return readDocusaurus(folder);
  if (folder.hasFolder('src/content/docs')) return readStarlight(folder);
  if (folder.first('mkdocs.yml', 'mkdocs.yaml') !== undefined) return readMkDocs(folder);
  if (folder.first(...eleventyConfigFiles) !== undefined) return readEleventy(folder);
  if (folder.first(...hugoConfigFiles) !== undefined && folder.hasFolder('content')) return readHugo(folder);
  if (folder.first('_config.yml', '_config.yaml', '_config.toml') !== undefined) return readJekyll(folder);
  return readPlain(folder);
}
