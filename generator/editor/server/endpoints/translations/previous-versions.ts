import { basename } from 'node:path';
import type { Project } from '../../../../core/util/project.ts';
import { textAfter } from '../../../document/history.ts';
import { openJournal } from '../../../document/journal.ts';
import { nameText } from '../../../document/name-text.ts';
import { historyFolder } from '../../../document/project-folder.ts';
import { commitsOfSite, fileOfCommit } from '../git.ts';

/** Limits of the search in former versions: steps, commits, and characters of both. */
const most = { steps: 200, commits: 50, characters: 50_000_000 };

/** Former texts in the journal, newest first. */
function* journalTexts(project: Project): Generator<string> {
  const kept = openJournal({ folder: historyFolder(project), nameText }).read();
  const { steps = [], text = '' } = kept ?? {};
  for (let index = steps.length - 1; index >= Math.max(0, steps.length - most.steps); index--) {
    yield textAfter(steps, index - 1, text);
  }
}

async function* committedTexts({ siteFile }: Project): AsyncGenerator<string> {
  for (const { hash } of await commitsOfSite(siteFile, most.commits)) {
    const file = await fileOfCommit(siteFile, hash, basename(siteFile));
    if (file) yield file.toString();
  }
}

/** Former texts of a site file from the journal and from git, read lazily. */
export async function* previousVersions(project: Project): AsyncGenerator<string> {
  let characters = 0;
  for (const texts of [journalTexts(project), committedTexts(project)]) {
    for await (const text of texts) {
      characters += text.length;
      if (characters > most.characters) return;
      yield text;
    }
  }
}
