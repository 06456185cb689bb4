import { type CommandEntry, type CommandName, commandList } from '../../../generator/commands/command-list.ts';
import { describeOption } from '../../../generator/commands/help.ts';
import { code, inBoth, same } from './both.ts';
import type { Content, Made } from './page.ts';
import { commandWords, pageWords } from './words.ts';

/** A command: what it does, and its options as its help has them. */
function piecesOf(name: CommandName): Content[] {
  const { script, words, options, takes = [] }: CommandEntry = commandList[name];
  const rows = [
    ...takes.map((one) => ({ term: same(one.value), values: [inBoth((language) => one.words[language])] })),
    ...options.map((option) => ({
      term: same(describeOption(name, option, 'en')[0]),
      values: [inBoth((language) => describeOption(name, option, language)[1])],
    })),
  ];
  return [
    { type: 'heading', text: same(code(`npm run ${script}`)), id: name },
    inBoth((language) => words[language]) as unknown as Content,
    ...(rows.length > 0 ? [{ type: 'facts', items: rows }] : []),
  ];
}

/** Every command with its options, as `--help` tells of it. */
export function commandsPage(): Made {
  const { title, description, lead } = commandWords;
  const names = Object.keys(commandList) as CommandName[];
  return {
    path: '/commands',
    title,
    description,
    lead,
    blocks: [{ type: 'prose', contents: pageWords.contents, body: names.flatMap(piecesOf) }],
  };
}
