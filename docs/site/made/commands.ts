import type { Command } from '../../../generator/cli/commands/command.ts';
import { loadCommands } from '../../../generator/cli/commands/command-list.ts';
import { describeOption } from '../../../generator/cli/commands/help.ts';
import { code, inBoth, same } from './both.ts';
import type { Content, Made } from './page.ts';
import { commandWords, pageWords } from './words.ts';

/** A command: what it does, and its options as its help has them. */
function piecesOf(command: Command): Content[] {
  const { name, script, words, options, takes = [] } = command;
  const rows = [
    ...takes.map((one) => ({ term: same(one.value), values: [inBoth((language) => one.words[language])] })),
    ...options.map((option) => ({
      term: same(describeOption(command, option, 'en')[0]),
      values: [inBoth((language) => describeOption(command, option, language)[1])],
    })),
  ];
  return [
    { type: 'heading', text: same(code(`npm run ${script}`)), id: name },
    inBoth((language) => words[language]) as unknown as Content,
    ...(rows.length > 0 ? [{ type: 'facts', items: rows }] : []),
  ];
}

/** Every command with its options, as `--help` tells of it. */
export async function commandsPage(): Promise<Made> {
  const { title, description, lead } = commandWords;
  const commands = await loadCommands();
  return {
    path: '/commands',
    title,
    description,
    lead,
    blocks: [{ type: 'prose', contents: pageWords.contents, body: commands.flatMap(piecesOf) }],
  };
}
